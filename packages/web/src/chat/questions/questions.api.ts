import { useQuery } from '@tanstack/react-query';
import { useApplication } from '../../core/application';
import { chatKeys } from '../query-keys';

export function useQuestions(loadId: number) {
  const { call } = useApplication();
  return useQuery({
    queryKey: chatKeys.questions(loadId),
    queryFn: async () => (await call('GET /loads/{id}/questions', { path: { id: loadId } })).data,
    staleTime: 0,
  });
}
