import { useMutation } from '@tanstack/react-query';
import type { BodyOf, SharedApi } from '@tenderlane/contract';
import { useWeb } from '../core/web';

const onPage = { meta: { errorOnPage: true } } as const;

type ConfirmedNumber = BodyOf<SharedApi['POST /account/brand/join']>;

/** Asks the administrators of the company that has confirmed this legal id to admit the user. */
export function useAskToJoin() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: (body: ConfirmedNumber) => call('POST /account/brand/join', { body }),
    ...onPage,
  });
}

/** Contests a confirmed legal id with a document; the operator decides. */
export function useContestLegalId() {
  const { call } = useWeb();
  return useMutation({
    mutationFn: (body: BodyOf<SharedApi['POST /account/brand/contest']>) =>
      call('POST /account/brand/contest', { body }),
    ...onPage,
  });
}
