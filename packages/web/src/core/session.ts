import type { Side } from '@tenderlane/domain/core';
import { clearStored, storedValue } from './local-store';
import { randomId } from './client/random-id';
import { ownPath } from './own-path';

export interface Session {
  token: () => string | null;
  start: (token: string) => void;
  /** Clears everything that the session stored and reloads the sign-in page. */
  end: (routeToRemember?: string) => void;
  /** Clears everything that the session stored; the page stays. */
  forget: () => void;
  /** Random id of this browser, which gives it its own rate limit of sign-in attempts. */
  device: () => string;
  /** The page a visitor wanted before the sign-in; only addresses of this application are stored. */
  rememberRoute: (href: string) => void;
  rememberedRoute: () => string | null;
  takeRememberedRoute: () => string | null;
  announceBrand: () => void;
  followOtherTabs: (onBrandSwitch: () => void) => void;
}

interface SessionSettings {
  side: Side;
  signInHref: string;
  open: (href: string) => void;
}

const tokenKeyOf = (side: Side) => `tenderlane.${side}.token`;

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
      // Both applications share one origin. Theme, language and device stay; only this application's keys are removed.
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
