import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatKeys } from '@tenderlane/web/chat/query-keys';
import { call } from '../../lib/api';

interface AskedText {
  text: string;
  /** Makes a retry safe: the server stores a question once per client id. */
  clientId: string;
}

export function useAskQuestion(loadId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: ({ text, clientId }: AskedText) =>
      call('POST /loads/{id}/questions', { path: { id: loadId }, body: { text, client_id: clientId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chatKeys.questions(loadId) }),
  });
}
