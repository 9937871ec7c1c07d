import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Note } from '@tenderlane/contract';
import { chatKeys } from '@tenderlane/web/chat/query-keys';
import { useApplication } from '@tenderlane/web/core/application';

export function useNotes(loadId: number) {
  const { call } = useApplication();
  return useQuery({
    queryKey: chatKeys.notes(loadId),
    queryFn: async () => (await call('GET /loads/{id}/notes', { path: { id: loadId } })).data,
    staleTime: 0,
  });
}

interface NewNote {
  text: string;
  mentions: number[];
  /** Makes a retry safe: the server stores a note once per client id. */
  clientId: string;
}

export function useAddNote(loadId: number) {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return useMutation({
    meta: { errorOnPage: true },
    mutationFn: ({ text, mentions, clientId }: NewNote) =>
      call('POST /loads/{id}/notes', { path: { id: loadId }, body: { text, mentions, client_id: clientId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: chatKeys.notes(loadId) }),
  });
}

export function useDeleteNote(loadId: number) {
  const { call } = useApplication();
  const queryClient = useQueryClient();
  return async (noteId: number): Promise<void> => {
    await call('DELETE /loads/{id}/notes/{note_id}', { path: { id: loadId, note_id: noteId } });
    queryClient.setQueryData<Note[]>(chatKeys.notes(loadId), (notes) => notes?.filter(({ id }) => id !== noteId));
  };
}
