import type { Side } from '@tenderlane/domain';
import { clearStored, storedValue } from './local-store';
import { randomId } from './client/random-id';
import { ownPath } from './own-path';

export interface Session {
  token: () => string | null;
  /** Keeps the token of a sign-in. */
  start: (token: string) => void;
  /** Clears everything the session kept and loads the sign-in page anew; the route is for after the next sign-in. */
  end: (routeToRemember?: string) => void;
  /** Clears everything the session kept; the page stays. */
  forget: () => void;
  /** A random id of this browser, so that it has its own limit of tries. */
  device: () => string;
  /** The page a visitor wanted, for after the sign-in; only a page of this application is opened. */
  rememberRoute: (href: string) => void;
  rememberedRoute: () => string | null;
  takeRememberedRoute: () => string | null;
  /** The active brand has changed: other tabs start anew, this one opens the root. */
  announceBrand: () => void;
  /** Follows sign-in, sign-out and brand switches of other tabs. */
  followOtherTabs: (onBrandSwitch: () => void) => void;
}

interface SessionSettings {
  side: Side;
  signInHref: string;
  /** Opens an address with a full load. */
  open: (href: string) => void;
}

const tokenKeyOf = (side: Side) => `tenderlane.${side}.token`;

/** The token of who has signed in to an application. */
export const tokenOf = (side: Side) => storedValue(tokenKeyOf(side));

export function createSession({ side, signInHref, open }: SessionSettings): Session {
  const brandKey = `tenderlane.${side}.brand-switched-at`;
  const token = tokenOf(side);
  const brand = storedValue(brandKey);
  const device = storedValue('tenderlane.device');
  const route = storedValue(`tenderlane.${side}.route`, () => sessionStorage);

  return {
    token: token.read,
    start: (fresh) => token.write(fresh),
    forget: () => clearStored(`tenderlane.${side}.`),
    end(routeToRemember) {
      // Both applications share one origin, and theme, language and device stay: only this application's keys go.
      clearStored(`tenderlane.${side}.`);
      if (routeToRemember) route.write(routeToRemember);
      open(signInHref);
    },
    device() {
      const known = device.read();
      if (known) return known;
      const fresh = randomId();
      device.write(fresh);
      return fresh;
    },
    rememberRoute: route.write,
    rememberedRoute: () => ownPath(side, route.read()),
    takeRememberedRoute() {
      const href = ownPath(side, route.read());
      route.write(null);
      return href;
    },
    announceBrand: () => brand.write(String(Date.now())),
    followOtherTabs(onBrandSwitch) {
      window.addEventListener('storage', (event) => {
        if (event.key === tokenKeyOf(side)) open(token.read() ? location.href : signInHref);
        if (event.key === brandKey && event.newValue) onBrandSwitch();
      });
    },
  };
}
