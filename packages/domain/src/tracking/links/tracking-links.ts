import { refuse, type Refusal } from '../../core/refusal';

export const TRACKING_LINKS_MAX = 100;

export const refuseTrackingLink = (known: number): Refusal | null =>
  known >= TRACKING_LINKS_MAX ? refuse('tracking-link.too-many', { max: TRACKING_LINKS_MAX }) : null;

export const showsTimes = (ownStopId: number | null, stopId: number): boolean =>
  ownStopId === null || ownStopId === stopId;
