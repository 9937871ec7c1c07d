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
import { useDates } from '@tenderlane/web/core/use-dates';
import { NEWS, newsOf, type News } from './tender-news';
import classes from './tender.module.css';

const ICONS: Record<News, TablerIcon> = {
  won: IconRosetteDiscountCheck,
  confirmed: IconRosetteDiscountCheck,
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

/** The news of a tender, said once more when it changes. */
export function NewsBanner({ load }: { load: CarrierLoad }) {
  const news = newsOf(load);
  return <div role="status">{news && <Banner load={load} news={news} />}</div>;
}

function Banner({ load, news }: { load: CarrierLoad; news: News }) {
  const { t } = useTranslation('carrierApp');
  const Icon = ICONS[news];
  return (
    <div className={classes.news} data-hue={NEWS[news]}>
      <Icon size={22} aria-hidden />
      <div>
        <p className={classes.newsTitle}>{t(`news.${news}`)}</p>
        <p className={classes.newsText}>
          <NewsText load={load} news={news} />
        </p>
      </div>
    </div>
  );
}

function NewsText({ load, news }: { load: CarrierLoad; news: News }) {
  const { t } = useTranslation(['carrierApp', 'states']);
  const dates = useDates();
  const { best_price: best, own_bid: bid, shipper, option } = load;
  const own = bid ? money(bid.price) : '';
  switch (news) {
    case 'outbid':
      return best ? t('news.outbid_text', { best: money(best), own }) : t('news.outbid_hidden', { own });
    case 'leading':
    case 'by_phone':
    case 'sealed':
      return t(`news.${news}_text`, { own, shipper: shipper.name });
    case 'provisional':
      return t(option.provisional_reasons.includes('suspended') ? 'news.suspended_text' : 'news.provisional_text', {
        shipper: shipper.name,
      });
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
      return t(`news.${news}_text`, { shipper: shipper.name });
  }
}
