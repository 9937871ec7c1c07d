import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HelpRequest } from '@tenderlane/contract';
import type { RequestCategory, RequestState } from '@tenderlane/domain/requests';
import { useApplication, type Application } from '../core/application';
import { ApiError } from '../core/client/api-error';
import { liveQuery } from '../core/queries/live';
import { supportKeys } from './query-keys';

export type ShownState = RequestState | 'all';

export const requestsQuery = ({ call }: Pick<Application, 'call'>, state: ShownState) =>
  infiniteQueryOptions({
    queryKey: supportKeys.requestList(state),
    queryFn: ({ pageParam }) =>
      call('GET /requests', {
        query: { ...(state !== 'all' && { state }), ...(pageParam !== null && { after: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ meta }) => meta.next,
    ...liveQuery,
  });

export function useRequest(id: number | null) {
  const { call } = useApplication();
  return useQuery({
    queryKey: supportKeys.request(id ?? 0),
    queryFn: async (): Promise<HelpRequest | null> => {
      try {
        return (await call('GET /requests/{id}', { path: { id: id ?? 0 } })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: id !== null,
    ...liveQuery,
  });
}

export type RequestAction = 'close' | 'reopen' | 'consent';

export function useChangeRequest(id: number) {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (action: RequestAction) => (await call(`PUT /requests/{id}/${action}`, { path: { id } })).data,
    onSuccess: (request) => queryClient.setQueryData(supportKeys.request(id), request),
    onSettled: () => queryClient.invalidateQueries({ queryKey: supportKeys.requests }),
  });
}

export interface RequestDraft {
  subject: string;
  category: RequestCategory | null;
  text: string;
  loadId: string | null;
  isBlocking: boolean;
  files: readonly File[];
  clientId: string;
}

function formOf({ subject, category, text, loadId, isBlocking, files, clientId }: RequestDraft): FormData {
  const form = new FormData();
  form.append('subject', subject);
  form.append('text', text);
  if (category !== null) form.append('category', category);
  if (loadId !== null) form.append('load_id', loadId);
  form.append('is_blocking', String(isBlocking));
  form.append('client_id', clientId);
  files.forEach((file, index) => form.append(`files[${index}]`, file, file.name));
  return form;
}

export function useAskHelp() {
  const { sendForm } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: RequestDraft) =>
      (await sendForm('POST /requests', { form: formOf(draft), onProgress: () => undefined })).data,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: supportKeys.requests }),
    meta: { errorOnPage: true },
  });
}
