import { Badge, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Decision, LoadListItem } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdown, deviationBp, duration, money } from '../../lib/formats';
import { useNamedHref } from '@tenderlane/web/core/named-href';
import { DECISIONS_MAX, DECISIONS_SHOWN, decisionsQuery, useItemCall } from './dashboard.api';
import classes from './dashboard.module.css';
import { ItemIconMark } from './item-icon';
import { OpensLink } from './opens-link';
import { Panel } from './panel';
import { RouteLane } from './route-lane';
import { partText } from './texts';

const PER_PAGE = 20;
const MINUTE_MS = 60_000;
const URGENT_MS = 15 * MINUTE_MS;

export function DecidePanel({ scope }: { scope: DashboardScope }) {
  const { t } = useTranslation('dashboard');
  const [shown, setShown] = useState(DECISIONS_SHOWN);
  const query = useQuery(decisionsQuery(scope, shown));
  const total = query.data?.decide?.total ?? 0;
  return (
    <Panel title={t('decide')} note={total > 0 && <Badge variant="light">{total}</Badge>} query={query}>
      {({ decide }) => (
        <>
          {decide?.items.map((item) => (
            <DecisionRow key={`${item.key} ${item.record_id}`} item={item} />
          ))}
          {total === 0 && <p className={classes.empty}>{t('decide_empty')}</p>}
          {total > DECISIONS_SHOWN && (
            <div className={classes.more}>
              {shown < Math.min(total, DECISIONS_MAX) && (
                <Button size="xs" onClick={() => setShown(shown === DECISIONS_SHOWN ? PER_PAGE : shown + PER_PAGE)}>
                  {t('show_all')}
                </Button>
              )}
              {shown > DECISIONS_SHOWN && (
                <Button size="xs" variant="subtle" onClick={() => setShown(DECISIONS_SHOWN)}>
                  {t('show_less')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

function DecisionRow({ item }: { item: Decision }) {
  const { key, load, name, record_id: id, page } = item;
  return (
    <div className={classes.decision}>
      <ItemIconMark icon={item.icon} />
      <OpensLink opens={{ page, id }} className={classes.rowMain}>
        <span className={classes.rowTitle}>{load ? <RouteLane waypoints={load.waypoints} /> : name}</span>
        <span className={classes.rowNote}>
          {partText('item', key, { name: name ?? '' }) ?? (load && <BidsText load={load} />)}
        </span>
      </OpensLink>
      <ItemTime deadline={item.deadline} since={item.since} />
      <ItemButton item={item} />
    </div>
  );
}

function BidsText({ load }: { load: LoadListItem }) {
  const { t } = useTranslation(['loads', 'dashboard']);
  const { bid_count: count, bid_lowest_price: best, to_target_bp: deviation } = load;
  if (count === 0) return <>{t('dashboard:no_bids')}</>;
  const price = best && t('dashboard:best', { price: money(best) });
  const target = deviation === null ? '' : ` (${deviationBp(deviation)})`;
  return <>{[t('bids.count', { count }), price && price + target].filter(Boolean).join(', ')}</>;
}

function ItemTime({ deadline, since }: Pick<Decision, 'deadline' | 'since'>) {
  const { t } = useTranslation('dashboard');
  const now = useServerSecond(serverOffsetMs());
  const left = deadline === null ? null : Date.parse(deadline) - now;
  if (left !== null && left > 0)
    return (
      <span className={classes.time}>
        <span data-urgent={left < URGENT_MS || undefined}>{countdown(left)}</span>
        <span className={classes.rowNote}>{t('left')}</span>
      </span>
    );
  return (
    <span className={classes.time}>
      <span>{duration((now - Date.parse(since)) / MINUTE_MS)}</span>
      <span className={classes.rowNote}>{t('since')}</span>
    </span>
  );
}

function ItemButton({ item: { key, action, call, page, record_id: id } }: { item: Decision }) {
  const { t } = useTranslation('dashboard');
  const hrefOf = useNamedHref();
  const itemCall = useItemCall();
  const label = partText('button', key);
  const href = hrefOf({ page, id });
  if (action === 'waits') return <span className={classes.waits}>{t('waits')}</span>;
  if (action === 'none' || label === null) return null;
  if (call)
    return (
      <Button
        size="xs"
        loading={itemCall.isPending}
        onClick={() => itemCall.mutate({ key: call, id }, { onSuccess: () => toast(t('reminded')) })}
      >
        {label}
      </Button>
    );
  return href === null ? null : (
    <Button size="xs" component={Link} to={href}>
      {label}
    </Button>
  );
}
