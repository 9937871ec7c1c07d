import type { PublicApi, SharedApi } from '@tenderlane/contract';
import type { Side } from '@tenderlane/domain/core';
import { createContext, useContext } from 'react';
import { coreKeys } from './queries/query-keys';
import { accountQueryOf } from './queries/account-query';
import { createActivity } from './queries/activity';
import type { ApiError } from './client/api-error';
import { createClient } from './client/client';
import { createLive } from './live/live';
import type { LiveTopics } from './live/live-topics';
import { formats } from './texts/formats';
import { readAnswerTexts } from './texts/i18n';
import { locale } from './texts/locale';
import { createQueryClient } from './queries/query-client';
import { createSession, type Session } from './session';

export interface ApplicationPaths {
  home: string;
  signIn: string;
}

interface ApplicationSettings {
  side: Side;
  paths: ApplicationPaths;
  untilShown: Promise<void>;
  onSessionEnd?: (session: Session) => void;
  onOtherCompany?: (error: ApiError) => void;
  onCommandError: (error: unknown) => void;
}

const endAndRemember = (session: Session) => session.end(location.pathname + location.search);

export function createApplication(settings: ApplicationSettings) {
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
    connection,
    queryClient,
    accountQuery: accountQueryOf(call),
    formats,
    call,
    sendForm,
    callPublic,
    live: createLive({
      connect: async () => {
        // Live updates start after the page is shown.
        await untilShown;
        const [{ data }, { connectPusher }] = await Promise.all([
          callPublic('GET /installation'),
          import('./live/connect-pusher'),
        ]);
        return connectPusher(data.socket, call);
      },
      // A refused call redirects to the sign-in; a closed company shows its own page.
      onUnauthorized: () => void queryClient.invalidateQueries({ queryKey: coreKeys.account }),
    }),
  };
}

export type Application = ReturnType<typeof createApplication>;

export interface Navigation {
  open: (href: string) => void;
  /** True during a navigation, not during a prefetch. */
  isOpening: () => boolean;
  openRemembered: () => Promise<void>;
}

/** Joined by the application from its features. */
export interface FeatureLists {
  topics: readonly LiveTopics[];
  /** Returns the address of a page that the server names; null where there is none. */
  pageHref: (name: string, id?: string | null) => string | null;
}

const ApplicationContext = createContext<(Application & Navigation & FeatureLists) | null>(null);
export const ApplicationProvider = ApplicationContext.Provider;

export function useApplication(): Application & Navigation & FeatureLists {
  const application = useContext(ApplicationContext);
  if (!application) throw new Error('A page stands outside of its ApplicationProvider');
  return application;
}
