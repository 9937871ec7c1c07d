import { useMutation } from '@tanstack/react-query';
import type { BodyOf, SharedApi } from '@tenderlane/contract';
import { useApplication } from '../core/application';

const onPage = { meta: { errorOnPage: true } } as const;

type ConfirmedNumber = BodyOf<SharedApi['POST /account/brand/join']>;

export function useAskToJoin() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (body: ConfirmedNumber) => call('POST /account/brand/join', { body }),
    ...onPage,
  });
}

export function useContestLegalId() {
  const { call } = useApplication();
  return useMutation({
    mutationFn: (body: BodyOf<SharedApi['POST /account/brand/contest']>) =>
      call('POST /account/brand/contest', { body }),
    ...onPage,
  });
}
