import type { FleetKind } from '@tenderlane/domain/fleet';
import type { Sql } from '../../../platform/database/database';
import { unscoped } from '../../../platform/database/tenant';
import { DEFINITIONS } from '../records/definitions';

const CLOCK = unscoped('the clock’s work, of all companies');

/** Condition that an order refers to the record, which then stays; orders never refer to contacts. */
const NAMED: Readonly<Record<FleetKind, string>> = {
  contact: 'false',
  driver: `exists (select 1 from load_vehicles v where ${CLOCK} v.driver_id = t.id)`,
  truck: `exists (select 1 from load_vehicles v where ${CLOCK} v.truck_id = t.id)`,
  trailer: `exists (select 1 from load_vehicles v where ${CLOCK} v.trailer_id = t.id)`,
};

/** Locks records deleted before a time that no order refers to, skipping rows that another worker holds. */
export async function takeDeleted(sql: Sql, kind: FleetKind, before: number, limit: number): Promise<number[]> {
  const rows = await sql.rows<{ id: number }>(
    `select t.id from ${DEFINITIONS[kind].table} t where ${CLOCK} t.deleted_at < $1 and not ${NAMED[kind]}
      order by t.deleted_at limit $2 for update of t skip locked`,
    [new Date(before), limit],
  );
  return rows.map(({ id }) => id);
}

export async function removeRecords(sql: Sql, kind: FleetKind, ids: readonly number[]): Promise<number> {
  if (kind === 'contact')
    await sql.run(`delete from contact_codes where ${CLOCK} contact_id = any($1::bigint[])`, [ids]);
  return sql.run(`delete from ${DEFINITIONS[kind].table} where ${CLOCK} id = any($1::bigint[])`, [ids]);
}
