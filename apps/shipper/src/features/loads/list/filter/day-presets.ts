export const DAY_PRESETS = ['today', 'this_week', 'next_7_days'] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const after = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);

/** First and last day of a preset, inclusive, in the reader's time zone; weeks start on Monday. */
export function daysOf(preset: DayPreset, now: Date): { from: string; to: string } {
  if (preset === 'today') return { from: dayOf(now), to: dayOf(now) };
  if (preset === 'next_7_days') return { from: dayOf(now), to: dayOf(after(now, 6)) };
  const monday = after(now, -((now.getDay() + 6) % 7));
  return { from: dayOf(monday), to: dayOf(after(monday, 6)) };
}
