const DAY_MS = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const addDays = (day: string, days: number): string => dayOf(utc(day) + days * DAY_MS);
export const monthOf = (day: string): string => day.slice(0, 7);

/** Same day of another month, or that month's last day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const placeInWeek = (day: string, weekStart: 0 | 1): number => (new Date(utc(day)).getUTCDay() - weekStart + 7) % 7;

export function weeksOf(month: string, weekStart: 0 | 1): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let day = addDays(first, -placeInWeek(first, weekStart)); monthOf(day) <= month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, place) => addDays(day, place)));
  return weeks;
}

export function dayByKey(key: string, day: string, weekStart: 0 | 1): string | null {
  const place = placeInWeek(day, weekStart);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -place);
    case 'End':
      return addDays(day, 6 - place);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
