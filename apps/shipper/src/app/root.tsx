import { Outlet, useMatches } from '@tanstack/react-router';
import { MailboxNotice } from '@tenderlane/web/shell/mailbox-notice';
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
        <LoginLayout>
          <Outlet />
        </LoginLayout>
      </>
    );
  return (
    <>
      <MailboxNotice />
      <BackgroundJobs />
      <AppFrame hidesNavigation={hidesNavigation}>
        <Outlet />
      </AppFrame>
    </>
  );
}
