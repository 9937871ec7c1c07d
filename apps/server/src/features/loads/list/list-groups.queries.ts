import type { Grouping } from '@tenderlane/contract/loads/list';
import type { Sql } from '../../../platform/database/database';
import { own } from '../../../platform/database/tenant';
import { conditionsOf, filteredLoads, type LoadsFilter } from './list-conditions.queries';
import { PRICE } from './price-conditions.queries';

const ZONE = `coalesce((select w.address->>'time_zone' from waypoints w
  where w.load_id = f.id and w.kind = 'pickup' order by w.position limit 1), 'UTC')`;

/** Slots of 15 minutes, because days begin at such a slot in every time zone. */
const SLOT = `date_bin('15 minutes', f.first_pickup_from, timestamptz '2000-01-01 00:00:00+00')`;

const KEYS: Record<Exclude<Grouping, 'pickup_day'>, { key: string; name: string; from: string }> = {
  status: { key: 'f.state', name: 'null::text', from: '' },
  manager: {
    key: 'f.manager_id::text',
    name: `(select trim(m.first_name || ' ' || m.last_name) from accounts m where m.id = f.manager_id)`,
    from: '',
  },
  carrier: {
    key: 'd.carrier_id::text',
    name: `(select c.name from carriers c where ${own('c')} and c.id = d.carrier_id)`,
    from: 'join load_details d on d.load_id = f.id',
  },
  label: {
    key: 't.tag',
    name: 'null::text',
    from: 'join load_details d on d.load_id = f.id left join lateral unnest(d.tags) t(tag) on true',
  },
};

function foundLoads(companyId: number, filter: LoadsFilter, cap: number) {
  const conditions = conditionsOf(companyId, filter);
  const [joins, where] = filteredLoads(conditions, filter);
  const { values } = conditions;
  const text = `found as materialized (
    select l.id, l.state, l.manager_id, l.currency, l.first_pickup_from, ${PRICE} as price
      from loads l ${joins} join auctions a on a.load_id = l.id
     where ${where} order by l.id desc limit ${values.bind(cap)})`;
  return { text, values: values.values };
}

export interface GroupRow {
  key: string | null;
  name: string | null;
  currency: string;
  count: number;
  priced: number;
  /** Text, because a sum may exceed the exact range of numbers. */
  amount: string | null;
  found: number;
}

export function listGroups(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  by: keyof typeof KEYS,
  cap: number,
): Promise<GroupRow[]> {
  const { key, name, from } = KEYS[by];
  const { text, values } = foundLoads(companyId, filter, cap);
  return sql.rows(
    `with ${text}, grouped as (
       select ${key} as key, f.currency, count(*) as count, count(f.price) as priced, sum(f.price)::text as amount,
              min(f.id) as any_id
         from found f ${from} group by 1, 2)
     select g.key, (select ${name} from found f ${from} where f.id = g.any_id limit 1) as name, g.currency, g.count, g.priced, g.amount,
            (select count(*) from found) as found
       from grouped g`,
    values,
    'each-time',
  );
}

export interface PickupSlotRow extends Omit<GroupRow, 'key' | 'name'> {
  slot: Date | null;
  zone: string;
  state: string;
}

export function listPickupSlots(
  sql: Sql,
  companyId: number,
  filter: LoadsFilter,
  cap: number,
): Promise<PickupSlotRow[]> {
  const { text, values } = foundLoads(companyId, filter, cap);
  return sql.rows(
    `with ${text}
     select ${SLOT} as slot, ${ZONE} as zone, f.state, f.currency, count(*) as count, count(f.price) as priced,
            sum(f.price)::text as amount, (select count(*) from found) as found
       from found f group by 1, 2, 3, 4`,
    values,
    'each-time',
  );
}
