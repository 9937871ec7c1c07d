import { SAVINGS_WEEKS } from '@tenderlane/domain/dashboard';
import { proportion } from '@tenderlane/domain/money';
import type { DashboardSavings, QueryOf, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { own } from '../../platform/database/tenant';
import { sumsOf } from '../../platform/dashboard/tile';
import { loadList } from '../loads';
import { zoneOfCountry } from '../reference';
import { momentsOf } from './read-dashboard';
import { readMoney } from './read-money';
import { BASE_COLUMNS, listWeeks } from './savings.queries';

type Query = NonNullable<QueryOf<ShipperApi['GET /dashboard/savings']>>;

interface WeekRow {
  week: number;
  currency: string;
  awards: number;
  base: number | null;
  saved: number | null;
}

const listOf = (scope: Query['scope'], from: Date, to?: Date): Record<string, string> => ({
  ...(scope === 'mine' && { manager_id: 'me' }),
  awarded_from: from.toISOString(),
  ...(to && { awarded_to: to.toISOString() }),
});

export async function readSavings(
  context: MemberContext,
  { scope, base = 'starting', weeks: count }: Query,
): Promise<DashboardSavings> {
  const { sql, principal } = context;
  const [{ now }, money] = await Promise.all([momentsOf(context), readMoney(context)]);
  const begins = (
    await listWeeks(sql, now, zoneOfCountry(principal.companyCountryId), Number(count ?? SAVINGS_WEEKS))
  ).map((row) => row.begins);
  const column = BASE_COLUMNS[base];
  const [first = now] = begins;
  const bounds = begins.slice(0, -1).map((moment) => moment.getTime());
  const week = `width_bucket(${loadList.AWARDED_MS}, array[${bounds.join(', ')}]::float8[])`;
  const rows = await loadList.measureLoads<WeekRow>(
    sql,
    principal.companyId,
    await loadList.resolveFilter(context, listOf(scope, first)),
    {
      select: `${week} as week, l.currency, count(*) as awards, sum(${column})::bigint as base,
      (sum(${column} - s.awarded) filter (where ${column} is not null))::bigint as saved`,
      joins: `left join award_bases s on ${own('s')} and s.load_id = l.id`,
      groupBy: '1, 2',
    },
  );
  const summarize = (of: readonly WeekRow[]) => {
    const compared = of.filter((row) => row.base !== null);
    const sum = (name: 'base' | 'saved') =>
      sumsOf(
        compared.map((row) => ({ currency: row.currency, amount: row[name] ?? 0 })),
        money,
      );
    const whole = sum('base').total.amount;
    const saved = sum('saved');
    return { saved, bp: whole > 0 ? proportion(saved.total.amount, whole) : null };
  };
  return {
    basis: base,
    ...summarize(rows),
    weeks: begins.slice(0, -1).map((moment, index) => {
      const ofWeek = rows.filter((row) => row.week === index + 1);
      const ends = new Date((begins[index + 1] ?? now).getTime() - 1);
      return {
        begins: moment.toISOString(),
        awards: ofWeek.reduce((sum, { awards }) => sum + awards, 0),
        ...summarize(ofWeek),
        opens: { page: 'tenders', query: listOf(scope, moment, ends) },
      };
    }),
  };
}
