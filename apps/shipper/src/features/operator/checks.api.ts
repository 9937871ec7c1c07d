import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyMatch, LegalIdContest } from '@tenderlane/contract';
import { fetchFile } from '@tenderlane/web/core/client/fetch-file';
import { liveQuery } from '@tenderlane/web/core/queries/live';
import { operatorKeys } from './query-keys';
import { call } from '../../lib/api';
import { session, application } from '../../lib/application';

export const contestsQuery = queryOptions({
  queryKey: operatorKeys.contests,
  queryFn: async (): Promise<LegalIdContest[]> => (await call('GET /operator/contests')).data,
  ...liveQuery,
});

export const matchesQuery = queryOptions({
  queryKey: operatorKeys.matches,
  queryFn: async (): Promise<CompanyMatch[]> => (await call('GET /operator/matches')).data,
});

/** Refetches the queue even after an error, because a colleague may have settled the contest first. */
export function useSettleContest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, unconfirm }: { id: number; unconfirm: boolean }) =>
      call('PUT /operator/contests/{id}/settle', { path: { id }, body: { unconfirm } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorKeys.contests }),
    meta: { errorOnPage: true },
  });
}

export function useReviewMatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ match: { kind, id }, note }: { match: CompanyMatch; note: string }) =>
      call('PUT /operator/matches/{kind}/{id}/review', { path: { kind, id }, body: { note } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: operatorKeys.matches }),
    meta: { errorOnPage: true },
  });
}

/** Downloads a contest's document with the session's token; a plain link would send none. */
export function useOpenDocument() {
  return useMutation({
    mutationFn: async ({ id, document: address }: LegalIdContest) => {
      if (address === null) return;
      const blob = await fetchFile(application.connection.base + address, session.token());
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = `contest-${id}.${EXTENSIONS.get(blob.type) ?? 'bin'}`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });
}

const EXTENSIONS = new Map([
  ['application/pdf', 'pdf'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
]);
