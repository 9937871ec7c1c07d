import type { Job } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';

/** Time until which a job can be undone, by the browser's clock; null if it cannot be undone. */
export function undoEndsAt({ undo_until: until }: Job): number | null {
  if (until === null) return null;
  const endsAt = Date.parse(until) - serverOffsetMs();
  return endsAt > Date.now() ? endsAt : null;
}
