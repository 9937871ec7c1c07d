import { storedValue } from '@tenderlane/web/core/local-store';

const MAX = 8;
const stored = storedValue('tenderlane.shipper.recent-loads');

/** Most recently opened tenders, newest first. The server omits those of another brand. */
export const readRecentLoads = (): number[] =>
  (stored.read() ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, MAX);

export function noteRecentLoad(id: number): void {
  stored.write([id, ...readRecentLoads().filter((known) => known !== id)].slice(0, MAX).join(','));
}
