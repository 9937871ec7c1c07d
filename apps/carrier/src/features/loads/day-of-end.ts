import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';

/**
 * End day of a tender if it is past. A tender that was awarded or cancelled early may have an end in the future; then
 * null.
 */
export const dayOfEnd = (effectiveEndAt: string | null, nowMs = Date.now() + serverOffsetMs()): string | null =>
  effectiveEndAt !== null && Date.parse(effectiveEndAt) <= nowMs ? effectiveEndAt : null;
