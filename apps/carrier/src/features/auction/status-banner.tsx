import {
  IconAlertTriangle,
  IconCircleOff,
  IconCircleX,
  IconClockX,
  IconGavel,
  IconHourglassHigh,
  IconLock,
  IconPhone,
  IconRosetteDiscountCheck,
  IconTrendingDown,
  IconTrophy,
  type TablerIcon,
} from '@tabler/icons-react';
import type { CarrierLoad } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { money } from '../../lib/formats';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { STATUS_HUES, tenderStatus, type TenderStatus } from './tender-status';
import classes from './tender.module.css';

const ICONS: Record<TenderStatus, TablerIcon> = {
  won: IconRosetteDiscountCheck,
  confirmed: IconRosetteDiscountCheck,
  uncompleted: IconCircleX,
  loading_late: IconClockX,
  leading: IconTrophy,
  outbid: IconTrendingDown,
  by_phone: IconPhone,
  sealed: IconLock,
  stale: IconAlertTriangle,
  expired: IconAlertTriangle,
  provisional: IconHourglassHigh,
  deciding: IconHourglassHigh,
  other_chosen: IconHourglassHigh,
  lost: IconGavel,
  refused: IconCircleX,
  lapsed: IconClockX,
  released: IconCircleX,
  given_back: IconCircleX,
  withdrawn: IconCircleX,
  declined: IconCircleX,
  canceled: IconCircleX,
  did_not_take_place: IconCircleOff,
  ended: IconGavel,
};

export function StatusBanner({ load }: { load: CarrierLoad }) {
  const status = tenderStatus(load);
  return <div role="status">{status && <Banner load={load} status={status} />}</div>;
}

function Banner({ load, status }: { load: CarrierLoad; status: TenderStatus }) {
  const { t } = useTranslation('carrierApp');
  const Icon = ICONS[status];
  return (
    <div className={classes.news} data-hue={STATUS_HUES[status]}>
      <Icon size={22} aria-hidden />
      <div>
        <p className={classes.newsTitle}>{t(`news.${status}`)}</p>
        <p className={classes.newsText}>
          <StatusText load={load} status={status} />
        </p>
      </div>
    </div>
  );
}

function provisionalText(reasons: readonly string[]) {
  if (reasons.includes('suspended')) return 'news.suspended_text';
  const isLetIn = !reasons.includes('on_review') && !reasons.includes('requested');
  return isLetIn && reasons.length > 0 ? 'news.packet_text' : 'news.provisional_text';
}

function StatusText({ load, status }: { load: CarrierLoad; status: TenderStatus }) {
  const { t } = useTranslation(['carrierApp', 'states']);
  const dates = useDates();
  const { best_price: best, own_bid: bid, shipper, option } = load;
  const own = bid ? money(bid.price) : '';
  switch (status) {
    case 'outbid':
      return best ? t('news.outbid_text', { best: money(best), own }) : t('news.outbid_hidden', { own });
    case 'leading':
    case 'by_phone':
    case 'sealed':
      return t(`news.${status}_text`, { own, shipper: shipper.name });
    case 'provisional':
      return t(provisionalText(option.provisional_reasons), { shipper: shipper.name });
    case 'stale':
      return t('news.stale_text', {
        own,
        changed: load.changed_sections.map((section) => t(`changed.${section}`)).join(', '),
      });
    case 'loading_late':
      return t('news.loading_late_text', {
        shipper: shipper.name,
        time: dates.shortDateTime(load.loading_late_since ?? '', load.waypoints[0]?.address?.time_zone),
        action: t('leave.cancel.action'),
      });
    case 'confirmed':
      return t('news.confirmed_text', { shipper: shipper.name, state: t(`states:load.${load.status_id}`) });
    default:
      return t(`news.${status}_text`, { shipper: shipper.name });
  }
}
