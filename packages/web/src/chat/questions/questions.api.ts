import { queryOptions, useQuery } from '@tanstack/react-query';
import { chatKeys } from '../query-keys';
import { useWeb, type Web } from '../../core/web';

const questionsQuery = (call: Web['call'], loadId: number) =>
  queryOptions({
    queryKey: chatKeys.questions(loadId),
    queryFn: async () => (await call('GET /loads/{id}/questions', { path: { id: loadId } })).data,
    staleTime: 0,
  });

export function useQuestions(loadId: number) {
  const { call } = useWeb();
  return useQuery(questionsQuery(call, loadId));
}
