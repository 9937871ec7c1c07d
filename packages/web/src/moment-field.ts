import { formatDay } from '@tenderlane/messages/formats/dates';
import { weekStartOf } from '@tenderlane/messages/formats/date-order';
import { isWholeDay, readTypedDay } from '@tenderlane/messages/formats/typed-day';
import { readTypedTime, timeText } from '@tenderlane/messages/formats/typed-time';
import { instantAt, wallTimeIn } from '@tenderlane/messages/formats/zone-time';
import type { DayField, MomentField, TimeField } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { locale } from './core/texts/locale';
import { useDates } from './core/texts/use-dates';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const todayIn = (timeZone: string): string => wallTimeIn(timeZone, Date.now()).slice(0, 10);

interface DayBounds {
  minDay?: string | undefined;
  maxDay?: string | undefined;
  timeZone?: string;
}

/**
 * Props of a `DayInput` in the date format of the account's country. Past days are disabled only if `minDay` is given.
 */
export function useDayField(): (bounds?: DayBounds) => DayField {
  const { t } = useTranslation('common');
  const { countryId } = useDates();
  return ({ minDay, maxDay, timeZone = ownZone() } = {}) => {
    const today = todayIn(timeZone);
    const format = (day: string) => formatDay(day, countryId);
    const early = (least: string) =>
      least === today ? t('input.day_past') : t('input.day_early', { day: format(least) });
    return {
      format,
      isWhole: isWholeDay,
      minDay,
      maxDay,
      parse: (typed) => {
        const read = readTypedDay(typed, { countryId, today: minDay ?? today, isAhead: minDay !== undefined });
        if ('problem' in read) return { problem: t(`input.day_${read.problem}`, { example: format(today) }) };
        if (minDay !== undefined && read.day < minDay) return { problem: early(minDay) };
        if (maxDay !== undefined && read.day > maxDay) return { problem: t('input.day_late', { day: format(maxDay) }) };
        return { value: read.day };
      },
      calendar: {
        locale,
        weekStart: weekStartOf(countryId),
        texts: { open: t('input.calendar'), previous: t('input.previous_month'), next: t('input.next_month') },
      },
    };
  };
}

export function useTimeField(): TimeField {
  const { t } = useTranslation('common');
  const { patterns } = useDates();
  const format = (time: string) => timeText(time, patterns.time);
  return {
    format,
    isWhole: (typed) => readTypedTime(typed, false) !== null,
    parse: (typed) => {
      const value = readTypedTime(typed, true);
      return value === null ? { problem: t('input.time_unreadable', { example: format('08:30') }) } : { value };
    },
    placeholder: format('08:00'),
  };
}

export function useMomentField(): (bounds: DayBounds) => MomentField {
  const { t } = useTranslation('common');
  const dayField = useDayField();
  const time = useTimeField();
  return (bounds) => {
    const { timeZone = ownZone() } = bounds;
    return {
      day: dayField(bounds),
      time,
      toWall: (instant) => {
        const [day = '', clock = ''] = wallTimeIn(timeZone, instant).split('T');
        return { day, time: clock };
      },
      toInstant: (wall) => instantAt(`${wall.day}T${wall.time}`, timeZone),
      dayLabel: t('input.date'),
      timeLabel: t('input.time'),
    };
  };
}
