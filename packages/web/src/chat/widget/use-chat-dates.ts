import type { Chat } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../core/texts/use-dates';

const DAY_MS = 86_400_000;

export function useChatDates() {
  const { t } = useTranslation('chat');
  const dates = useDates();
  const dayWord = (at: number): string | null => {
    const date = dates.date(at);
    if (date === dates.date(Date.now())) return t('today');
    return date === dates.date(Date.now() - DAY_MS) ? t('yesterday') : null;
  };
  return {
    ...dates,
    dayOf: (at: number) => dayWord(at) ?? dates.full(at),
    briefOf: (at: number) =>
      dates.date(at) === dates.date(Date.now()) ? dates.time(at) : (dayWord(at) ?? dates.dayMonth(at)),
    pickupOf: ({ date, time_zone: zone }: Pick<Chat, 'date' | 'time_zone'>) =>
      date === null ? '' : dates.dayMonth(date, zone ?? undefined),
    searchedOf: ({ date, time_zone: zone }: Pick<Chat, 'date' | 'time_zone'>) =>
      date === null ? '' : `${dates.date(date, zone ?? undefined)} ${dates.dayMonth(date, zone ?? undefined)}`,
  };
}
