import type { Job } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';

/** Until when a job can be undone, by the browser's clock; null when it cannot, or not any more. */
export function undoEndsAt({ undo_until: until }: Job): number | null {
  if (until === null) return null;
  const endsAt = Date.parse(until) - serverOffsetMs();
  return endsAt > Date.now() ? endsAt : null;
}
