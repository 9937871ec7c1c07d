import { pageShown } from '@tenderlane/ui';
import { createWeb } from '@tenderlane/web/core/web';
import { toastError } from '@tenderlane/web/toasts';
import { BASE, isWithoutSession, paths } from './paths';

export const web = createWeb({
  side: 'carrier',
  untilShown: pageShown,
  paths: { home: `${BASE}${paths.loads}`, signIn: BASE + paths.auth },
  // The page of a message's link continues without the expired session.
  onSessionEnd: (session) =>
    isWithoutSession(location.pathname) ? session.forget() : session.end(location.pathname + location.search),
  onCommandError: toastError,
});

export const { session, activity, queryClient, accountQuery } = web;
