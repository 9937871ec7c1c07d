import { DAY_MS } from '../core/time';
import type { FacilityDay, FacilityHours } from './facility';
import { dayAfter, dayAt, momentAt, weekdayOf } from './local-time';

export type ClosedReason = 'holiday' | 'day_off' | 'hours' | 'break';

/**
 * Warning about a stop's window: the facility is closed all the time, opens only after the window begins, or closes
 * before it ends. It is only a warning, because the facility may make an exception.
 */
export interface FacilityHoursWarning {
  kind: 'closed' | 'opens_later' | 'closes_earlier';
  reason: ClosedReason;
  holiday: string | null;
  opensAt: number | null;
  closesAt: number | null;
}

const LOOK_AHEAD_DAYS = 400;

interface Open {
  from: number;
  to: number;
}

const workingDay = ({ days, holidays }: FacilityHours, day: string): FacilityDay | undefined =>
  holidays.some(({ date }) => date === day) ? undefined : days.find((each) => each.day === weekdayOf(day));

function openOn(hours: FacilityHours, day: string, timeZone: string): Open[] {
  const working = workingDay(hours, day);
  if (!working) return [];
  const breaks = [...working.breaks].sort((a, b) => (a.from < b.from ? -1 : 1));
  const starts = [working.from, ...breaks.map(({ to }) => to)];
  const ends = [...breaks.map(({ from }) => from), working.to];
  return starts.flatMap((start, index) => {
    const [from, to] = [momentAt(day, start, timeZone), momentAt(day, ends[index] ?? start, timeZone)];
    // A time change can skip the whole period; then nothing is left.
    return from < to ? [{ from, to }] : [];
  });
}

/** Open times from the day of a moment on, until `isEnough`; periods that meet at midnight are joined. */
function openFrom(hours: FacilityHours, at: number, timeZone: string, isEnough: (open: Open[]) => boolean): Open[] {
  const open: Open[] = [];
  let day = dayAt(at - DAY_MS, timeZone);
  for (let days = 0; days < LOOK_AHEAD_DAYS && !isEnough(open); days++) {
    for (const part of openOn(hours, day, timeZone)) {
      const last = open.at(-1);
      if (last && last.to >= part.from) last.to = Math.max(last.to, part.to);
      else open.push(part);
    }
    day = dayAfter(day);
  }
  return open;
}

function reasonAt(
  hours: FacilityHours,
  at: number,
  timeZone: string,
): Pick<FacilityHoursWarning, 'reason' | 'holiday'> {
  const day = dayAt(at, timeZone);
  if (hours.holidays.some(({ date }) => date === day)) return { reason: 'holiday', holiday: day };
  const working = workingDay(hours, day);
  if (!working) return { reason: 'day_off', holiday: null };
  const isWithin = at >= momentAt(day, working.from, timeZone) && at < momentAt(day, working.to, timeZone);
  return { reason: isWithin ? 'break' : 'hours', holiday: null };
}

/**
 * Compares a stop's window with the working hours of its facility. A window that begins and ends in working time is
 * fine, whatever breaks and nights lie between; an open window is a single moment.
 */
export function checkFacilityHours(
  hours: FacilityHours | null,
  window: { from: number | null; to: number | null } | null,
  timeZone: string,
): FacilityHoursWarning | null {
  const from = window?.from ?? window?.to ?? null;
  if (!hours || hours.days.length === 0 || from === null) return null;
  const to = Math.max(window?.to ?? from, from);
  const open = openFrom(hours, from, timeZone, (parts) => parts.some((part) => part.to > to));
  const next = open.find((part) => part.to > from);
  if (next === undefined || next.from > to || (next.from === to && to > from))
    return { kind: 'closed', ...reasonAt(hours, from, timeZone), opensAt: next?.from ?? null, closesAt: null };
  if (next.from > from)
    return { kind: 'opens_later', ...reasonAt(hours, from, timeZone), opensAt: next.from, closesAt: null };
  if (open.some((part) => part.from <= to && to <= part.to)) return null;
  const last = open.findLast((part) => part.to < to);
  const reopens = open.find((part) => part.from > to);
  return {
    kind: 'closes_earlier',
    ...reasonAt(hours, to, timeZone),
    opensAt: reopens?.from ?? null,
    closesAt: last?.to ?? null,
  };
}
