import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { widgetKeys } from '../cache/query-keys';
import { useApplication } from '../../core/application';

export function useReplies() {
  const { call } = useApplication();
  return useQuery({
    queryKey: widgetKeys.replies,
    queryFn: async () => (await call('GET /chat_replies')).data,
    retry: false,
  });
}

export interface ReplyText {
  title: string;
  text: string;
}

export function useSaveReply() {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: ({ id, ...body }: ReplyText & { id: number | null }) =>
      id === null ? call('POST /chat_replies', { body }) : call('PUT /chat_replies/{id}', { path: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: widgetKeys.replies }),
  });
}

export function useDeleteReply() {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('DELETE /chat_replies/{id}', { path: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: widgetKeys.replies }),
  });
}
