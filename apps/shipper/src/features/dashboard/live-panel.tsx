import { useQuery } from '@tanstack/react-query';
import type { LoadListItem } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { Money, TimeLeft } from '@tenderlane/ui';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';
import { countdown, deviationBp, money } from '../../lib/formats';
import { partQuery } from './dashboard.api';
import classes from './dashboard.module.css';
import { OpensLink } from './opens-link';
import { Panel } from './panel';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';

export function LivePanel({ scope }: { scope: DashboardScope }) {
  const { t } = useTranslation('dashboard');
  const query = useQuery(partQuery('live', scope));
  const total = query.data?.live?.total ?? 0;
  const mine: Record<string, string> = scope === 'mine' ? { manager_id: 'me' } : {};
  return (
    <Panel
      title={t('live')}
      note={t('live_order')}
      query={query}
      actions={
        total > 0 && (
          <OpensLink
            opens={{ page: 'tenders', query: { ...mine, status: 'ongoing', sort: 'ends_at' } }}
            className={classes.all}
          >
            {t('all_of', { total })}
          </OpensLink>
        )
      }
    >
      {({ live }) =>
        live?.loads.length === 0 ? (
          <p className={classes.empty}>{t('live_empty')}</p>
        ) : (
          live?.loads.map((load) => <LiveRow key={load.id} load={load} />)
        )
      }
    </Panel>
  );
}

function LiveRow({ load }: { load: LoadListItem }) {
  const { t } = useTranslation(['dashboard', 'loads', 'common']);
  const dates = useDates();
  const { bid_lowest_price: best, to_target_bp: deviation, delivery_option_searching_end_at: end } = load;
  const startsAt = Date.parse(load.published_at ?? load.created_at);
  const note = load.mode === 'sealed' ? t('loads:bids.sealed') : t('no_bids');
  return (
    <OpensLink opens={{ page: 'tenders.show', id: load.id }} className={classes.live}>
      <span className={classes.rowTitle}>
        <StopsLane stops={load.waypoints} />
      </span>
      <span className={classes.price}>
        <Money text={best && money(best)} strong />
        {best === null && <span className={classes.rowNote}>{note}</span>}
        {best !== null && deviation !== null && (
          <Money text={deviationBp(deviation)} tone={deviation > 0 ? 'bad' : 'good'} />
        )}
      </span>
      {end && (
        <TimeLeft
          startsAt={startsAt}
          plannedEndAt={Date.parse(end)}
          endsAt={Date.parse(end)}
          latestEndAt={Date.parse(end)}
          serverOffsetMs={serverOffsetMs()}
          format={countdown}
          texts={{
            label: t('common:time.left'),
            over: t('common:time.over'),
            endMoved: t('common:time.end_moved', { time: dates.clock(end) }),
          }}
        />
      )}
    </OpensLink>
  );
}
