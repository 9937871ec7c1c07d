import { queryOptions, useMutation } from '@tanstack/react-query';
import { keepSentCode, type SentCode } from '@tenderlane/web/identity/sent-code';
import { call } from '../../lib/api';
import { session } from '../../lib/session';
import { useOpenRemembered } from '../../lib/use-open-remembered';

export type { SentCode };
export const sentCode = keepSentCode('carrier');

const onPage = { meta: { errorOnPage: true } } as const;

interface CodeRequest {
  login: string;
  /** Of the code before, which the new one replaces. */
  request?: string;
  /** The page to come back to. */
  route?: string | undefined;
}

async function sendCode({ login, request, route }: CodeRequest): Promise<SentCode> {
  const { data } = request
    ? await call('POST /auth/resend', { body: { login, request } })
    : await call('POST /auth/code', { body: { login, device: session.device() } });
  const { channel, resend_after_s: resendAfterS, expires_in_s: expiresInS } = data;
  const sent = { login, request: data.request, channel, expiresInS, resendAfterS, sentAtMs: Date.now(), route };
  sentCode.write(sent);
  return sent;
}

/** Within the minute the last code is on its way, and no other would be sent yet. */
export const isOnItsWay = (last: SentCode | null, login: string): last is SentCode =>
  last?.login === login && Date.now() < last.sentAtMs + last.resendAfterS * 1000;

export const useSendCode = (onSuccess: (sent: SentCode) => void) =>
  useMutation({ mutationFn: sendCode, onSuccess, ...onPage });

async function signIn({ login, request }: Pick<SentCode, 'login' | 'request'>, code: string): Promise<void> {
  const { data } = await call('POST /auth/login', { body: { login, request, code, device: session.device() } });
  sentCode.write(null);
  session.start(data.token);
}

/** Starts the session and opens the page the visitor wanted. */
export function useSignIn(sent: SentCode) {
  const openRemembered = useOpenRemembered();
  return useMutation({
    mutationFn: async (code: string) => {
      await signIn(sent, code);
      await openRemembered(sent.route);
    },
    ...onPage,
  });
}

/** Shows the digits behind the link of a message; if this browser asked for them it signs in. */
export function useShowDigits() {
  const openRemembered = useOpenRemembered();
  return useMutation({
    mutationFn: async (secret: string) => {
      const asked = sentCode.read();
      const { data } = await call('POST /auth/digits', { body: { secret, ...(asked && { request: asked.request }) } });
      if (asked && data.is_own) {
        await signIn(asked, data.code);
        await openRemembered(asked.route);
      }
      return data;
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
