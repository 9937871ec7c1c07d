import type { Side } from '@tenderlane/domain';

const ORIGIN = 'http://own.invalid';
const CARRIER = '/carrier';

/**
 * An address inside of one application, from the origin, or null where it leads anywhere else: what a browser kept decides
 * where a sign-in leads, so it must not lead out.
 */
export function ownPath(side: Side, href: string | null | undefined): string | null {
  if (!href?.startsWith('/') || !URL.canParse(href, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(href, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return null;
  const isCarrier = pathname === CARRIER || pathname.startsWith(`${CARRIER}/`);
  return isCarrier === (side === 'carrier') ? pathname + search + hash : null;
}
