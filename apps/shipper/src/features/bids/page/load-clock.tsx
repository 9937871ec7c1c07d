import type { LoadView } from '@tenderlane/contract';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { TimeLeft } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { countdown } from '../../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import classes from './load-page.module.css';

interface Moment {
  startsAt: string;
  plannedEndAt: string;
  endsAt: string;
  latestEndAt: string;
  note?: string;
  hue?: 'plum';
}

export function LoadClock({ view }: { view: LoadView }) {
  const { t } = useTranslation(['loads', 'common']);
  const dates = useDates();
  const { list_item: item } = view;
  const moment = momentOf(view, {
    decide: t('time.to_decide'),
    confirm: t('time.to_confirm'),
    approve: t('time.to_approve'),
  });
  if (!moment) return null;
  const endTime = dates.clock(moment.endsAt, view.server_time);
  const hasSpare = moment.latestEndAt > moment.endsAt;
  return (
    <div className={classes.clock}>
      <TimeLeft
        size="header"
        startsAt={Date.parse(moment.startsAt)}
        plannedEndAt={Date.parse(moment.plannedEndAt)}
        endsAt={Date.parse(moment.endsAt)}
        latestEndAt={Date.parse(moment.latestEndAt)}
        serverOffsetMs={serverOffsetMs()}
        format={countdown}
        hue={moment.hue ?? 'lane'}
        texts={{
          label: t('common:time.left'),
          over: t('common:time.over'),
          endMoved: t('common:time.end_moved', { time: endTime }),
          ends: moment.note
            ? `${moment.note}, ${t('view.until', { time: endTime })}`
            : t('common:time.ends', { time: endTime }),
          ...(item.extended_count > 0 &&
            !moment.note && { extended: t('common:time.extended', { count: item.extended_count }) }),
          ...(hasSpare && {
            latest: t('common:time.latest', { time: dates.clock(moment.latestEndAt, view.server_time) }),
          }),
        }}
      />
    </div>
  );
}

function momentOf(view: LoadView, notes: { decide: string; confirm: string; approve: string }): Moment | null {
  const { list_item: item, bidding, approval, timeline } = view;
  const reachedAt = (step: string) => timeline.find((one) => one.step === step)?.at ?? item.created_at;
  const plain = (startsAt: string, endsAt: string, note: string) => ({
    startsAt,
    plannedEndAt: endsAt,
    endsAt,
    latestEndAt: endsAt,
    note,
  });
  const bidEnd = bidding?.effective_end_at ?? item.created_at;
  if (approval) return { ...plain(bidEnd, approval.until, notes.approve), hue: 'plum' };
  if (item.status_id === 'ongoing' && bidding)
    return {
      startsAt: reachedAt('published'),
      plannedEndAt: bidding.planned_end_at,
      endsAt: bidding.effective_end_at,
      // Late bids do not extend a sealed tender.
      latestEndAt: item.mode === 'sealed' ? bidding.effective_end_at : bidding.latest_end_at,
    };
  if (item.status_id === 'tender_over' && item.decision_end_at)
    return plain(bidEnd, item.decision_end_at, notes.decide);
  const confirm = item.delivery_option_confirmation_end_at;
  if (item.status_id === 'awaiting_confirmation' && confirm)
    return { ...plain(reachedAt('winner'), confirm, notes.confirm), hue: 'plum' };
  return null;
}
