import { pageShown } from '@tenderlane/ui';
import { createApplication } from '@tenderlane/web/core/application';
import { toastError } from '@tenderlane/web/toasts';
import { BASE, isWithoutSession, paths } from './paths';

export const application = createApplication({
  side: 'carrier',
  untilShown: pageShown,
  paths: { home: `${BASE}${paths.loads}`, signIn: BASE + paths.auth },
  // The page of a message's link continues without the expired session.
  onSessionEnd: (session) =>
    isWithoutSession(location.pathname) ? session.forget() : session.end(location.pathname + location.search),
  onCommandError: toastError,
});

export const { session, activity, queryClient, accountQuery } = application;
