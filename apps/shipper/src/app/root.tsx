import { Outlet, useMatches } from '@tanstack/react-router';
import { MailboxNotice } from '@tenderlane/web/shell/mailbox-notice';
import { SupportWidget } from '@tenderlane/web/support/support-widget';
import { BackgroundJobs } from '../features/jobs';
import { lazy, Suspense } from 'react';
import { frames } from './frames';

const AppFrame = lazy(async () => ({ default: (await frames.app()).AppFrame }));
const LoginLayout = lazy(async () => ({ default: (await frames.plain()).LoginLayout }));

/** The frame the page asks for, around the page. */
export function Root() {
  const { layout, hidesNavigation = false } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  if (layout === 'login')
    return (
      <Suspense>
        <MailboxNotice />
        <SupportWidget />
        <LoginLayout>
          <Outlet />
        </LoginLayout>
      </Suspense>
    );
  return (
    <Suspense>
      <MailboxNotice />
      <SupportWidget />
      <BackgroundJobs />
      <AppFrame hidesNavigation={hidesNavigation}>
        <Outlet />
      </AppFrame>
    </Suspense>
  );
}
