import { pageShown } from '@tenderlane/ui';
import { createApplication } from '@tenderlane/web/core/application';
import { toastError } from '@tenderlane/web/toasts';
import { BASE, HOME, isWithoutSession, SIGN_IN } from './paths';

export const application = createApplication({
  side: 'carrier',
  untilShown: pageShown,
  paths: { home: `${BASE}${HOME}`, signIn: BASE + SIGN_IN },
  // The page of a message's link continues without the expired session.
  onSessionEnd: (session) =>
    isWithoutSession(location.pathname) ? session.forget() : session.end(location.pathname + location.search),
  onCommandError: toastError,
});

export const { session, activity, queryClient, accountQuery } = application;
