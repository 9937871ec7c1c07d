import { Outlet, useMatches } from '@tanstack/react-router';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { MailboxNotice } from '@tenderlane/web/shell/mailbox-notice';
import { SupportWidget } from '@tenderlane/web/support/support-widget';
import { lazy, Suspense } from 'react';
import { frames } from './frames';
import { Help, useOpenHelp } from './shell/help';

const AppFrame = lazy(async () => ({ default: (await frames.app()).AppFrame }));
const LoginLayout = lazy(async () => ({ default: (await frames.plain()).LoginLayout }));
const ClosedCompany = lazy(async () => {
  const read = withTexts(() => import('@tenderlane/web/brands/closing/closed-company'), ['company']);
  return { default: (await read()).ClosedCompany };
});

export function Root() {
  const {
    isPlain = false,
    isFocused = false,
    isList = false,
  } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const account = useAccount();
  const openHelp = useOpenHelp();
  if (account?.company?.closing && !isPlain)
    return (
      <Suspense>
        <LoginLayout>
          <ClosedCompany account={account} company={account.company} />
        </LoginLayout>
      </Suspense>
    );
  if (isPlain)
    return (
      <Suspense>
        <MailboxNotice />
        <SupportWidget />
        <Help />
        <LoginLayout onHelp={openHelp}>
          <Outlet />
        </LoginLayout>
      </Suspense>
    );
  return (
    <Suspense>
      <MailboxNotice />
      <SupportWidget />
      <Help />
      <AppFrame isFocused={isFocused} isList={isList}>
        <Outlet />
      </AppFrame>
    </Suspense>
  );
}
