const WHOLE = /^(\d{1,2})[:.,h-](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?$/i;
const SHORT = /^(\d{1,2})(?:h|:)?(\d{2})?\s*([ap])?\.?m?\.?$/i;

/**
 * Parses a typed time into `08:30`: 8:30, 8.30, 8 pm. `isFinished` also accepts the short forms 8, 830 and 0830, which
 * may be the beginning of a longer one. Null for any other text.
 */
export function readTypedTime(typed: string, isFinished: boolean): string | null {
  const text = typed.trim();
  const match = WHOLE.exec(text) ?? (isFinished ? SHORT.exec(text) : null);
  if (!match) return null;
  const [, hours = '', minutes = '00', half] = match;
  const isNoHour = half && (Number(hours) > 12 || Number(hours) === 0);
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const isReal = hour < 24 && Number(minutes) < 60 && !isNoHour;
  return isReal ? `${String(hour).padStart(2, '0')}:${minutes}` : null;
}

export function timeText(time: string, pattern: string): string {
  if (!pattern.includes('A')) return time;
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}
