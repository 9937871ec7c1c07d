import type { LoadListItem } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { TimeLeft } from '@tenderlane/ui';
import { textsOf } from '@tenderlane/web/core/texts/texts-of';
import type { Dates } from '@tenderlane/web/core/texts/use-dates';
import { countdown } from '../../../lib/formats';
import classes from './loads-list.module.css';

interface Moment {
  startsAt: string;
  endsAt: string;
  note?: string | undefined;
  hue?: 'plum';
}

export function LoadTime({ load, dates }: { load: LoadListItem; dates: Dates }) {
  const t = textsOf(['loads', 'common']);
  const moment = momentOf(load);
  if (!moment) return <DraftNote load={load} dates={dates} />;
  return (
    <TimeLeft
      startsAt={Date.parse(moment.startsAt)}
      plannedEndAt={Date.parse(moment.endsAt)}
      endsAt={Date.parse(moment.endsAt)}
      latestEndAt={Date.parse(moment.endsAt)}
      serverOffsetMs={serverOffsetMs()}
      format={countdown}
      note={moment.note}
      hue={moment.hue ?? 'lane'}
      texts={{
        label: t('common:time.left'),
        over: t('common:time.over'),
        endMoved: t('common:time.end_moved', { time: dates.clock(moment.endsAt) }),
      }}
    />
  );
}

function momentOf(load: LoadListItem): Moment | null {
  const t = textsOf(['loads', 'common']);
  const startsAt = load.published_at ?? load.created_at;
  const { delivery_option_searching_end_at: end, decision_end_at: decide } = load;
  const confirm = load.delivery_option_confirmation_end_at;
  if (load.status_id === 'ongoing' && end)
    return {
      startsAt,
      endsAt: end,
      note: load.extended_count > 0 ? t('common:time.extended', { count: load.extended_count }) : undefined,
    };
  if (load.status_id === 'tender_over' && decide) return { startsAt, endsAt: decide, note: t('time.to_decide') };
  if (load.status_id === 'awaiting_confirmation' && confirm)
    return { startsAt, endsAt: confirm, note: t('time.to_confirm'), hue: 'plum' };
  return null;
}

function DraftNote({ load, dates }: { load: LoadListItem; dates: Dates }) {
  const t = textsOf('loads');
  if (load.status_id !== 'draft') return null;
  if (load.publish_at)
    return <span className={classes.note}>{t('time.publishes', { time: dates.shortDateTime(load.publish_at) })}</span>;
  return load.missing_count > 0 ? (
    <span className={classes.missing}>{t('time.missing', { count: load.missing_count })}</span>
  ) : (
    <span className={classes.note}>{t('time.ready')}</span>
  );
}
