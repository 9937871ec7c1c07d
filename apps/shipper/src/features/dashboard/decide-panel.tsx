import { Badge, Button } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Dashboard, Decision, LoadListItem } from '@tenderlane/contract';
import type { DashboardScope } from '@tenderlane/contract/dashboard/schemas';
import { serverOffsetMs } from '@tenderlane/web/core/client/server-clock';
import { useServerSecond } from '@tenderlane/ui/hooks/use-server-second';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { toast } from '@tenderlane/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countdown, deviationBp, duration, money } from '../../lib/formats';
import { useNamedHref } from '@tenderlane/web/core/named-href';
import { DECISIONS_PER_PAGE, DECISIONS_SHOWN, decisionsPage, decisionsQuery, useItemCall } from './dashboard.api';
import classes from './dashboard.module.css';
import { ItemIconMark } from './item-icon';
import { OpensLink } from './opens-link';
import { Panel } from './panel';
import { StopsLane } from '@tenderlane/web/loads/stops-lane';
import { partText } from './texts';

const MINUTE_MS = 60_000;
const URGENT_MS = 15 * MINUTE_MS;

export function DecidePanel({ scope }: { scope: DashboardScope }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const [pages, setPages] = useState(0);
  const first = useQuery(decisionsQuery(scope));
  const opened = useQueries({ queries: Array.from({ length: pages }, (_, index) => decisionsPage(scope, index + 1)) });
  const total = first.data?.decide?.total ?? 0;
  const failed = opened.find(({ error, data }) => error && !data);
  return (
    <Panel title={t('decide')} note={total > 0 && <DecisionsTotal scope={scope} total={total} />} query={first}>
      {({ decide }) => (
        <>
          {rowsOf(decide?.items ?? [], opened).map((item) => (
            <DecisionRow key={keyOf(item)} item={item} />
          ))}
          {failed?.error && <QueryErrorNotice error={failed.error} onRetry={() => void failed.refetch()} />}
          {total === 0 && <p className={classes.empty}>{t('decide_empty')}</p>}
          {total > DECISIONS_SHOWN && (
            <div className={classes.more}>
              {pages * DECISIONS_PER_PAGE < total && (
                <Button
                  size="xs"
                  loading={opened.some(({ isLoading }) => isLoading)}
                  onClick={() => setPages(pages + 1)}
                >
                  {t(pages === 0 ? 'show_all' : 'common:show_more')}
                </Button>
              )}
              {pages > 0 && (
                <Button size="xs" variant="subtle" onClick={() => setPages(0)}>
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

function DecisionsTotal({ scope, total }: { scope: DashboardScope; total: number }) {
  const { t } = useTranslation('dashboard');
  const query = { attention: 'decide', ...(scope === 'mine' && { attention_scope: scope }) };
  return (
    <OpensLink opens={{ page: 'tenders', query }} label={t('all_of', { total })}>
      <Badge variant="light">{total}</Badge>
    </OpensLink>
  );
}

const keyOf = ({ key, record_id: id }: Decision) => `${key} ${id}`;

// A row that moves while pages are read may be on two of them.
function rowsOf(first: readonly Decision[], opened: readonly { data?: Dashboard | undefined }[]): Decision[] {
  const items = opened.flatMap(({ data }) => data?.decide?.items ?? []);
  return [...new Map((items.length > 0 ? items : first).map((item) => [keyOf(item), item])).values()];
}

function DecisionRow({ item }: { item: Decision }) {
  const { key, load, name, record_id: id, page } = item;
  return (
    <div className={classes.decision}>
      <ItemIconMark icon={item.icon} />
      <OpensLink opens={{ page, id }} className={classes.rowMain}>
        <span className={classes.rowTitle}>{load ? <StopsLane stops={load.waypoints} /> : name}</span>
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
