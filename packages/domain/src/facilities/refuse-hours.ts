import { type Refusal, refuse } from '../core/refusal';
import type { FacilityDay, FacilityHours } from './facility';

interface Part {
  from: string;
  to: string;
}

// `HH:MM` is ordered as text is, `24:00` comes last.
const isReversed = ({ from, to }: Part): boolean => from >= to;

function repeatedAt<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): number {
  const seen = new Set<string | number>();
  return items.findIndex((item) => seen.size === seen.add(keyOf(item)).size);
}

function refuseDay({ from, to, breaks }: FacilityDay, field: string): Refusal | null {
  if (isReversed({ from, to })) return refuse('facility.hours-order', { from, to }, `${field}.to`);
  const sorted = breaks
    .map((each, index) => ({ ...each, field: `${field}.breaks.${index}` }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const [index, each] of sorted.entries()) {
    if (isReversed(each)) return refuse('facility.hours-order', { from: each.from, to: each.to }, `${each.field}.to`);
    if (each.from <= from || each.to >= to) return refuse('facility.break-outside', { from, to }, `${each.field}.from`);
    const before = sorted[index - 1];
    if (before && before.to > each.from)
      return refuse('facility.breaks-overlap', { from: before.from, to: before.to }, `${each.field}.from`);
  }
  return null;
}

export function refuseFacilityHours(hours: FacilityHours | null, field = 'hours'): Refusal | null {
  if (!hours) return null;
  const day = repeatedAt(hours.days, (each) => each.day);
  if (day >= 0) return refuse('facility.day-twice', {}, `${field}.days.${day}.day`);
  for (const [index, each] of hours.days.entries()) {
    const refusal = refuseDay(each, `${field}.days.${index}`);
    if (refusal) return refusal;
  }
  const holiday = repeatedAt(hours.holidays, ({ date }) => date);
  const { date } = hours.holidays[holiday] ?? {};
  return date === undefined ? null : refuse('facility.holiday-twice', { date }, `${field}.holidays.${holiday}.date`);
}
