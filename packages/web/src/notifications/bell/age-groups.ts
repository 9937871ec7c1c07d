import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';

const AGE_GROUPS = ['today', 'yesterday', 'this_week', 'last_month', 'older'] as const;
export type AgeGroup = (typeof AGE_GROUPS)[number];

const utcDay = (at: number) => Math.floor(at / DAY_MS);

/** Group of an entry by its age. Future times (a fast clock) count as today. */
export function ageGroupOf(at: number, now: number): AgeGroup {
  const age = now - at;
  if (age <= 0) return 'today';
  if (age <= DAY_MS && utcDay(at) === utcDay(now)) return 'today';
  if (age <= 48 * HOUR_MS) return 'yesterday';
  if (age <= 7 * DAY_MS) return 'this_week';
  return age <= 30 * DAY_MS ? 'last_month' : 'older';
}

export function groupByAge<Entry extends { created_at: string }>(
  entries: readonly Entry[],
  now: number,
): { group: AgeGroup; entries: Entry[] }[] {
  const found = new Map<AgeGroup, Entry[]>();
  for (const entry of entries) {
    const group = ageGroupOf(Date.parse(entry.created_at), now);
    found.set(group, [...(found.get(group) ?? []), entry]);
  }
  return AGE_GROUPS.flatMap((group) => {
    const own = found.get(group);
    return own ? [{ group, entries: own }] : [];
  });
}
