import { queryOptions, useQuery } from '@tanstack/react-query';
import { chatKeys } from '../query-keys';
import { useApplication, type Application } from '../../core/application';

const questionsQuery = (call: Application['call'], loadId: number) =>
  queryOptions({
    queryKey: chatKeys.questions(loadId),
    queryFn: async () => (await call('GET /loads/{id}/questions', { path: { id: loadId } })).data,
    staleTime: 0,
  });

export function useQuestions(loadId: number) {
  const { call } = useApplication();
  return useQuery(questionsQuery(call, loadId));
}
