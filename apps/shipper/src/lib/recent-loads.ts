import { storedValue } from '@tenderlane/web/core/local-store';

const MAX = 8;
/** Of this browser; a sign-out forgets them. */
const stored = storedValue('tenderlane.shipper.recent-loads');

/** The tenders that were opened last, newest first. Those of another brand the server leaves out. */
export const readRecentLoads = (): number[] =>
  (stored.read() ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, MAX);

export function noteRecentLoad(id: number): void {
  stored.write([id, ...readRecentLoads().filter((known) => known !== id)].slice(0, MAX).join(','));
}
