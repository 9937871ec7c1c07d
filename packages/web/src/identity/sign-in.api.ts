import { useMutation, useQuery } from '@tanstack/react-query';
import { identityKeys } from './query-keys';
import { useApplication } from '../core/application';
import { sentCodeStore, type SentCode } from './sent-code';

const onPage = { meta: { errorOnPage: true } } as const;

interface CodeRequest {
  login: string;
  request?: string;
}

export const useSentCode = () => sentCodeStore(useApplication().side);

export function useSendCode(onSuccess: (sent: SentCode) => void) {
  const { call, session } = useApplication();
  const sentCode = useSentCode();
  const sendCode = async ({ login, request }: CodeRequest): Promise<SentCode> => {
    const { data } = request
      ? await call('POST /auth/resend', { body: { login, request } })
      : await call('POST /auth/code', { body: { login, device: session.device() } });
    const { channel, resend_after_s: resendAfterS, expires_in_s: expiresInS } = data;
    const route = session.rememberedRoute() ?? (request && sentCode.read()?.route);
    const sent = { login, request: data.request, channel, expiresInS, resendAfterS, sentAtMs: Date.now(), route };
    sentCode.write(sent);
    return sent;
  };
  return useMutation({ mutationFn: sendCode, onSuccess, ...onPage });
}

function useStartSession() {
  const { call, session, openRemembered } = useApplication();
  const sentCode = useSentCode();
  return async ({ login, request, route }: SentCode, code: string): Promise<void> => {
    const { data } = await call('POST /auth/login', { body: { login, request, code, device: session.device() } });
    sentCode.write(null);
    session.start(data.token);
    // The link of the message may have opened another tab than the visitor's.
    if (route && session.rememberedRoute() === null) session.rememberRoute(route);
    await openRemembered();
  };
}

export function useSignIn(sent: SentCode) {
  const startSession = useStartSession();
  return useMutation({ mutationFn: (code: string) => startSession(sent, code), ...onPage });
}

export function useShowDigits() {
  const { call } = useApplication();
  const sentCode = useSentCode();
  const startSession = useStartSession();
  return useMutation({
    mutationFn: async (secret: string) => {
      const asked = sentCode.read();
      const { data } = await call('POST /auth/digits', { body: { secret, ...(asked && { request: asked.request }) } });
      if (asked && data.is_own) await startSession(asked, data.code);
      return data;
    },
    ...onPage,
  });
}

/**
 * Signs in with a link of the other application. It is a query, because a component may mount twice but a link works
 * only once.
 */
export function useTransfer(code: string) {
  const { call, session, openRemembered } = useApplication();
  return useQuery({
    queryKey: identityKeys.transfer(code),
    queryFn: async () => {
      const { data } = await call('POST /auth/transfer', { body: { code } });
      session.start(data.token);
      await openRemembered();
      return null;
    },
    retry: false,
    staleTime: Infinity,
  });
}
