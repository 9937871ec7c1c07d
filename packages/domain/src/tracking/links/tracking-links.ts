import { refuse, type Refusal } from '../../core/refusal';

/** Of one company for one trip. */
export const TRACKING_LINKS_MAX = 100;

export const refuseTrackingLink = (known: number): Refusal | null =>
  known >= TRACKING_LINKS_MAX ? refuse('tracking-link.too-many', { max: TRACKING_LINKS_MAX }) : null;

/** A link with a stop of its own shows the times of that stop only. */
export const showsTimes = (ownStopId: number | null, stopId: number): boolean =>
  ownStopId === null || ownStopId === stopId;
