import { Outlet, useMatches } from '@tanstack/react-router';
import { MailboxNotice } from '@tenderlane/web/shell/mailbox-notice';
import { SupportWidget } from '@tenderlane/web/support/support-widget';
import { BackgroundJobs } from '../features/jobs';
import { AppFrame } from './shell/app-frame';
import { LoginLayout } from '@tenderlane/web/shell/login-layout';

/** The frame the page asks for, around the page. */
export function Root() {
  const { layout, hidesNavigation = false } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  if (layout === 'login')
    return (
      <>
        <MailboxNotice />
        <SupportWidget />
        <LoginLayout>
          <Outlet />
        </LoginLayout>
      </>
    );
  return (
    <>
      <MailboxNotice />
      <SupportWidget />
      <BackgroundJobs />
      <AppFrame hidesNavigation={hidesNavigation}>
        <Outlet />
      </AppFrame>
    </>
  );
}
