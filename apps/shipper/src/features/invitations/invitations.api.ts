import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, ShipperApi } from '@tenderlane/contract';
import type { Locale } from '@tenderlane/domain/languages';
import { invitationKeys } from './query-keys';
import { NETWORK_TOPICS } from '@tenderlane/web/carriers/query-keys';
import { call } from '../../lib/api';

export const invitationPreviewQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: invitationKeys.preview({ text, locale }),
    queryFn: async ({ signal }) => {
      const body = { text, locale };
      return (await call('POST /carriers/invitation_preview', { body, idempotencyKey: false, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export type SuggestedAnswer = AnswerOf<ShipperApi['POST /carriers/invite_suggested']>['data'];

export function useInviteSuggested() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyOf<ShipperApi['POST /carriers/invite_suggested']>) =>
      (await call('POST /carriers/invite_suggested', { body })).data,
    onSettled: () => Promise.all(NETWORK_TOPICS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    meta: { errorOnPage: true },
  });
}
