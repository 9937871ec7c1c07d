import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';

/** The day a tender ended on, where it is past: one that was awarded or called off early had a later end before it. */
export const dayOfEnd = (effectiveEndAt: string | null, nowMs = Date.now() + serverOffsetMs()): string | null =>
  effectiveEndAt !== null && Date.parse(effectiveEndAt) <= nowMs ? effectiveEndAt : null;
