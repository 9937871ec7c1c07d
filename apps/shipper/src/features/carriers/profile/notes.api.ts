import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { carrierKeys } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../../lib/api';

export const useCarrierNotes = (id: number) =>
  useQuery({
    queryKey: carrierKeys.notes(id),
    queryFn: async () => (await call('GET /carriers/{id}/notes', { path: { id } })).data,
    ...liveQuery,
  });

export function useNoteCommands(id: number) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: carrierKeys.notes(id) });
  const path = (noteId: number) => ({ id, note_id: noteId });
  return {
    save: useMutation({
      meta: { errorOnPage: true },
      mutationFn: ({ noteId, text }: { noteId: number | null; text: string }) =>
        noteId === null
          ? call('POST /carriers/{id}/notes', { path: { id }, body: { text } })
          : call('PUT /carriers/{id}/notes/{note_id}', { path: path(noteId), body: { text } }),
      onSettled,
    }),
    remove: useMutation({
      mutationFn: (noteId: number) => call('DELETE /carriers/{id}/notes/{note_id}', { path: path(noteId) }),
      onSettled,
    }),
    restore: useMutation({
      mutationFn: (noteId: number) => call('PUT /carriers/{id}/notes/{note_id}/restore', { path: path(noteId) }),
      onSettled,
    }),
  };
}
