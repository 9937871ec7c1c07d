import { DAY_MS } from '@tenderlane/domain/core';
import { proportion } from '@tenderlane/domain/money';
import { own } from '../../../platform/database/tenant';
import { sumsOf, type DashboardTile } from '../../../platform/dashboard/tile';
import { loadList } from '../../loads';

interface Saved {
  currency: string;
  awards: number;
  base: number | null;
  saved: number | null;
}

/** Only awards that have the base take part in the share. */
export const savedThisWeek: DashboardTile = {
  key: 'saved_this_week',
  place: 2,
  async read({ context, scope, moments, money }) {
    const query = { ...scope, awarded_from: moments.week_begins.toISOString() };
    const filter = await loadList.resolveFilter(context, query);
    const rows = await loadList.measureLoads<Saved>(context.sql, context.principal.companyId, filter, {
      select: `l.currency, count(*) as awards, sum(s.starting)::bigint as base,
        (sum(s.starting - s.awarded) filter (where s.starting is not null))::bigint as saved`,
      joins: `left join award_bases s on ${own('s')} and s.load_id = l.id`,
      groupBy: 'l.currency',
    });
    const compared = rows.filter(({ base }) => base !== null);
    const amounts = (of: 'base' | 'saved') =>
      sumsOf(
        compared.map((row) => ({ currency: row.currency, amount: row[of] ?? 0 })),
        money,
      );
    const [base, saved] = [amounts('base'), amounts('saved')];
    return {
      kind: 'share',
      value: base.total.amount > 0 ? proportion(saved.total.amount, base.total.amount) : null,
      total: rows.reduce((sum, { awards }) => sum + awards, 0),
      sums: compared.length > 0 ? saved : null,
      compared: null,
      opens: { page: 'tenders', query },
    };
  },
};

interface Awarded {
  total: number;
  median: number | null;
}

const PERIOD_MS = 7 * DAY_MS;

export const timeToAward: DashboardTile = {
  key: 'time_to_award',
  place: 4,
  async read({ context, scope, moments: { now } }) {
    const query = { ...scope, awarded_from: new Date(now.getTime() - PERIOD_MS).toISOString() };
    const filter = await loadList.resolveFilter(context, query);
    const [row] = await loadList.measureLoads<Awarded>(context.sql, context.principal.companyId, filter, {
      select: `count(*) as total, round((percentile_cont(0.5) within group (order by ${loadList.AWARDED_MS} - ended.ms))::numeric)::bigint as median`,
      joins: `cross join lateral (select least(1000 * extract(epoch from l.effective_end)::float8, (l.timeline ->> 'winner')::float8, ${loadList.AWARDED_MS}) as ms) ended`,
    });
    return {
      kind: 'duration',
      value: row?.median ?? null,
      total: row?.total ?? 0,
      sums: null,
      compared: null,
      opens: { page: 'tenders', query },
    };
  },
};
