import type { CarrierListItem } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { TimeLeft } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { dayOfEnd } from './day-of-end';
import { countdown } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';

export function LoadTime({ load }: { load: CarrierListItem }) {
  const { t } = useTranslation(['carrierApp', 'common']);
  const dates = useDates();
  const confirmUntil = load.option.state === 'selected' ? load.option.confirm_until : null;
  const endsAt = confirmUntil ?? (load.status_id === 'ongoing' ? load.effective_end_at : null);
  if (endsAt === null) {
    const day = dayOfEnd(load.effective_end_at);
    return <>{day === null ? t('common:time.over') : t('list.ended', { day: dates.dayMonth(day) })}</>;
  }

  const ends = Date.parse(endsAt);
  const starts = load.published_at === null ? ends : Date.parse(load.published_at);
  return (
    <TimeLeft
      startsAt={starts}
      plannedEndAt={ends}
      endsAt={ends}
      latestEndAt={ends}
      serverOffsetMs={serverOffsetMs()}
      format={countdown}
      hue={confirmUntil ? 'plum' : 'lane'}
      note={confirmUntil ? t('list.to_confirm') : undefined}
      texts={{
        label: t(confirmUntil ? 'award.within' : 'common:time.left'),
        over: t('common:time.over'),
        endMoved: t('common:time.end_moved', { time: dates.clock(ends) }),
        extended: load.extended_count > 0 ? t('common:time.extended', { count: load.extended_count }) : undefined,
      }}
    />
  );
}
