import type { PublicApi, SharedApi } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain';
import { createContext, useContext } from 'react';
import { queryKeys } from './queries/query-keys';
import { accountQueryOf } from './queries/account-query';
import { createActivity } from './queries/activity';
import type { ApiError } from './client/api-error';
import { createClient } from './client/client';
import { createLive } from './live/live';
import { formats } from './texts/formats';
import { readAnswerTexts } from './texts/i18n';
import { locale } from './texts/locale';
import { createQueryClient } from './queries/query-client';
import { createSession, type Session } from './session';

/** Addresses that both applications have, from the origin. */
export interface WebPaths {
  home: string;
  signIn: string;
}

interface WebSettings {
  side: Side;
  paths: WebPaths;
  /** Resolved when the page is shown. */
  untilShown: Promise<void>;
  /** A signed-in call was answered 401. */
  onSessionEnd?: (session: Session) => void;
  /** A record belongs to another company of the person. */
  onOtherCompany?: (error: ApiError) => void;
  /** A command failed, and no form shows why. */
  onCommandError: (error: unknown) => void;
}

const endAndRemember = (session: Session) => session.end(location.pathname + location.search);

/** What an application talks to the server with, made once where it starts. */
export function createWeb(settings: WebSettings) {
  const {
    side,
    paths,
    untilShown,
    onSessionEnd = endAndRemember,
    onOtherCompany = () => {},
    onCommandError,
  } = settings;
  const session = createSession({
    side,
    signInHref: paths.signIn,
    open: (href) => location.assign(href),
  });
  const activity = createActivity();
  const connection = {
    side,
    token: session.token,
    locale: () => locale,
    onSessionEnd: () => onSessionEnd(session),
    onOtherBrand: onOtherCompany,
    onSaving: activity.noteSaving,
    onReach: activity.noteReach,
    untilReady: readAnswerTexts,
    base: `/api/${side}/v1`,
  };
  const { call, sendForm } = createClient<SharedApi>(connection);
  const { call: callPublic } = createClient<PublicApi>({ ...connection, base: '/api/public/v1' });
  const queryClient = createQueryClient(onCommandError);
  return {
    side,
    paths,
    session,
    activity,
    /** For the application's own client. */
    connection,
    queryClient,
    accountQuery: accountQueryOf(call),
    formats,
    call,
    sendForm,
    callPublic,
    live: createLive({
      connect: async () => {
        // Pages stand before anything is heard of their changes.
        await untilShown;
        const [{ data }, { connectPusher }] = await Promise.all([
          callPublic('GET /installation'),
          import('./live/connect-pusher'),
        ]);
        return connectPusher(data.socket, call);
      },
      // A call that is refused leads to the sign-in, as anywhere; a company that was closed shows its page.
      onUnauthorized: () => void queryClient.invalidateQueries({ queryKey: queryKeys.account }),
    }),
  };
}

export type Web = ReturnType<typeof createWeb>;

/** What its router alone can do for the shared pages. */
export interface Navigation {
  /** Opens an address of this application without loading it anew. */
  open: (href: string) => void;
  /** Whether a page is being opened now; fetching one ahead is not opening it. */
  isOpening: () => boolean;
  /** After a sign-in or a finished onboarding: opens the page the visitor wanted. */
  openRemembered: () => Promise<void>;
}

const WebContext = createContext<(Web & Navigation) | null>(null);
export const WebProvider = WebContext.Provider;

export function useWeb(): Web & Navigation {
  const web = useContext(WebContext);
  if (!web) throw new Error('A page stands outside of its WebProvider');
  return web;
}
