import { own } from '../../../platform/database/tenant';
import { sumsOf, type DashboardTile } from '../../../platform/dashboard/tile';
import { resolveFilter } from '../list/list-loads';
import { measureLoads } from '../list/measure-loads.queries';
import { PRICE } from '../list/price-conditions.queries';

interface OpenTenders {
  currency: string;
  count: number;
  amount: number | null;
}

/** The list price; for a sealed tender, whose bids nobody sees, the starting rate. */
const WORTH = `coalesce(${PRICE}, load_price(null, null, 'draft', null, a.terms))`;

export const openForBids: DashboardTile = {
  key: 'open_for_bids',
  place: 1,
  async read({ context, scope, money }) {
    const query = { ...scope, status: 'ongoing', sort: 'ends_at' };
    const filter = await resolveFilter(context, { ...scope, status: 'ongoing' });
    const rows = await measureLoads<OpenTenders>(context.sql, context.principal.companyId, filter, {
      select: `l.currency, count(*) as count, sum(${WORTH})::bigint as amount`,
      joins: `join auctions a on ${own('a')} and a.load_id = l.id`,
      groupBy: 'l.currency',
    });
    const total = rows.reduce((sum, { count }) => sum + count, 0);
    const priced = rows.flatMap(({ currency, amount }) => (amount === null ? [] : [{ currency, amount }]));
    return {
      kind: 'count',
      value: total,
      total,
      sums: priced.length > 0 ? sumsOf(priced, money) : null,
      compared: null,
      opens: { page: 'tenders', query },
    };
  },
};
