import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuestionMode } from '@tenderlane/domain/chat';
import { chatKeys } from '@tenderlane/web/chat/query-keys';
import { call } from '../../lib/api';

export const questionModeQuery = (loadId: number) =>
  queryOptions({
    queryKey: chatKeys.questionsSetting(loadId),
    queryFn: async () => (await call('GET /loads/{id}/questions_setting', { path: { id: loadId } })).data.mode,
  });

export function useChangeMode(loadId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = questionModeQuery(loadId);
  return useMutation({
    mutationFn: (mode: QuestionMode) =>
      call('PUT /loads/{id}/questions_setting', { path: { id: loadId }, body: { mode } }),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data.mode),
  });
}

export function useAnswer(loadId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: ({ questionId, answer }: { questionId: number; answer: string }) =>
      call('PUT /loads/{id}/questions/{question_id}', {
        path: { id: loadId, question_id: questionId },
        body: { answer },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chatKeys.questions(loadId) }),
  });
}
