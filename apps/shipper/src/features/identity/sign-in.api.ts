import { queryOptions, useMutation } from '@tanstack/react-query';
import { keepSentCode, type SentCode } from '@tenderlane/web/identity/sent-code';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../lib/api';
import { paths } from '../../lib/paths';
import { session } from '../../lib/session';
import { useOpenRemembered } from '../../lib/use-open-remembered';

export type { SentCode };
export const sentCode = keepSentCode('shipper');

const onPage = { meta: { errorOnPage: true } } as const;

/** `request`: of the code before, which the new one replaces. */
async function sendCode({ login, request }: { login: string; request?: string }): Promise<SentCode> {
  const { data } = request
    ? await call('POST /auth/resend', { body: { login, request } })
    : await call('POST /auth/code', { body: { login, device: session.device() } });
  const { channel, resend_after_s: resendAfterS, expires_in_s: expiresInS } = data;
  const sent = { login, request: data.request, channel, expiresInS, resendAfterS, sentAtMs: Date.now() };
  sentCode.write(sent);
  return sent;
}

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
      await openRemembered();
    },
    ...onPage,
  });
}

/** Shows the digits behind the link of a message; if this browser asked for them it signs in. */
export function useShowDigits() {
  const openRemembered = useOpenRemembered();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (secret: string) => {
      const asked = sentCode.read();
      const { data } = await call('POST /auth/digits', { body: { secret, ...(asked && { request: asked.request }) } });
      if (asked && data.is_own) {
        await signIn(asked, data.code);
        await openRemembered();
        // The guard sends whoever is signed in on from there.
        await navigate({ to: paths.auth, replace: true });
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
