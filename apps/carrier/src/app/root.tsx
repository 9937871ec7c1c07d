import { Outlet, useMatches } from '@tanstack/react-router';
import { AppFrame } from './shell/app-frame';
import { LoginLayout } from './shell/login-layout';

/** The frame the page asks for, around the page. */
export function Root() {
  const { layout } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} });
  const Frame = layout === 'login' ? LoginLayout : AppFrame;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
