import { formatZoneOffset } from '@tenderlane/messages/formats/dates';
import { useDates } from '@tenderlane/web/core/texts/use-dates';

interface Stop {
  from: string | null;
  to: string | null;
  timeZone: string;
}

const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Formats time windows in the stop's time zone, which is named if it differs from the reader's. */
export function useStopTimes(): (stop: Stop) => string {
  const dates = useDates();
  return ({ from, to, timeZone }) => {
    const at = from ?? to;
    if (at === null) return '';
    const offset = formatZoneOffset(timeZone, at);
    const zone = offset === formatZoneOffset(ownZone, at) ? '' : ` ${offset}`;
    return dates.window({ from, to }, timeZone) + zone;
  };
}
