import type { FacilityDay, FacilityHours } from './facility';

/** Consecutive days of the week with the same hours; `null` hours for days off. */
export interface WeekPart {
  from: number;
  to: number;
  working: Omit<FacilityDay, 'day'> | null;
}

export function weekOf({ days }: FacilityHours): WeekPart[] {
  const parts: (WeekPart & { key: string })[] = [];
  for (let day = 1; day <= 7; day++) {
    const found = days.find((each) => each.day === day);
    const working = found ? { from: found.from, to: found.to, breaks: found.breaks } : null;
    const key = JSON.stringify(working);
    const last = parts.at(-1);
    if (last?.key === key) last.to = day;
    else parts.push({ from: day, to: day, working, key });
  }
  return parts.map(({ key: _key, ...part }) => part);
}
