import { nextTimeOfDay } from '../values/time-of-day';

const OPENS_MINUTES = 8 * 60;
const CLOSES_MINUTES = 20 * 60;

/** Time between 08:00 and 20:00 of a zone within the period, in ms. */
export function workingTime(from: number, to: number, timeZone: string): number {
  let worked = 0;
  for (let at = from; at < to;) {
    const opens = nextTimeOfDay(at, OPENS_MINUTES, timeZone);
    const closes = nextTimeOfDay(at, CLOSES_MINUTES, timeZone);
    // If the next close comes first, it is open now.
    if (closes < opens) worked += Math.min(closes, to) - at;
    at = Math.min(closes, opens);
  }
  return worked;
}
