const isRealDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/**
 * Reads a typed day such as 24.12.2026 into `2026-12-24`, in the order of the pattern (`DD.MM.YYYY`, `MM/DD/YYYY`), with any
 * mark between its numbers; null while it is not a whole day yet, or none of the calendar.
 */
export function readTypedDay(typed: string, pattern: string): string | null {
  const numbers = /^(\d{1,2})\D(\d{1,2})\D(\d{4})\D*$/.exec(typed.trim());
  if (!numbers) return null;
  const [, first = '', second = '', year = ''] = numbers;
  const [day, month] = pattern.startsWith('MM') ? [second, first] : [first, second];
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isRealDay(read) ? read : null;
}
