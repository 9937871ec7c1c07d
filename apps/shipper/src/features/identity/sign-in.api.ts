import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api';
import { session } from '../../lib/session';
import { useOpenRemembered } from '../../lib/use-open-remembered';

export interface SentCode {
  login: string;
  channel: 'email' | 'sms';
  expiresInS: number;
  resendAfterS: number;
  sentAtMs: number;
}

const onPage = { meta: { errorOnPage: true } } as const;

async function sendCode({ login, again }: { login: string; again: boolean }): Promise<SentCode> {
  const { data } = await call(again ? 'POST /auth/resend' : 'POST /auth/code', {
    body: { login, device: session.device() },
  });
  const { channel, resend_after_s: resendAfterS, expires_in_s: expiresInS } = data;
  return { login, channel, expiresInS, resendAfterS, sentAtMs: Date.now() };
}

export const useSendCode = (onSuccess: (sent: SentCode) => void) =>
  useMutation({ mutationFn: sendCode, onSuccess, ...onPage });

/** Starts the session and opens the page the visitor wanted. */
export function useSignIn(login: string) {
  const openRemembered = useOpenRemembered();
  return useMutation({
    mutationFn: async (code: string) => {
      const { data } = await call('POST /auth/login', { body: { login, code, device: session.device() } });
      session.start(data.token);
      await openRemembered();
    },
    ...onPage,
  });
}

/** Signs in by the link that the other application made. A query, because a component may mount twice and a link works once. */
export const transferQuery = (code: string, openRemembered: () => Promise<void>) =>
  queryOptions({
    queryKey: ['auth', 'transfer', code],
    queryFn: async () => {
      const { data } = await call('POST /auth/transfer', { body: { code } });
      session.start(data.token);
      await openRemembered();
      return null;
    },
    retry: false,
    staleTime: Infinity,
  });
