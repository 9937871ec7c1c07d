import type { Side } from '@tenderlane/domain/core';

const ORIGIN = 'http://own.invalid';
const CARRIER = '/carrier';

/**
 * Returns an address inside this application, or null. Stored addresses decide where a sign-in redirects to, so they
 * must not lead to another origin.
 */
export function ownPath(side: Side, href: string | null | undefined): string | null {
  if (!href?.startsWith('/') || !URL.canParse(href, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(href, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return null;
  const isCarrier = pathname === CARRIER || pathname.startsWith(`${CARRIER}/`);
  return isCarrier === (side === 'carrier') ? pathname + search + hash : null;
}
