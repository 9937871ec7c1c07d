import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import { lookUp } from '@tenderlane/domain/values';
import { plateKey, type FleetKind } from '@tenderlane/domain/fleet';
import { LIMITS } from '@tenderlane/domain/core';
import type { Sql } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import { countUpTo, pageParts, valuesFrom, type StatementValues } from '../../../platform/database/list.queries';
import { own, owner, unscoped } from '../../../platform/database/tenant';
import type { PageRequest } from '../../../platform/http/paging';
import { searchPatterns } from '../../reference';
import { DEFINITIONS, type Definition } from './definitions';

/**
 * The owner of records: the carrier itself (`carrierId` null), or a shipper with what it sees of a carrier in its
 * network.
 */
export interface RecordScope {
  companyId: number;
  carrierId: number | null;
}

export interface RecordRow extends Record<string, unknown> {
  id: number;
  company_id: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** True if the carrier has assigned this driver to an order of the reader that is not archived. */
  is_assigned: boolean;
}

const columnsOf = ({ columns, days }: Definition) =>
  columns.map((name) => (days.includes(name) ? `t.${name}::text as ${name}` : `t.${name}`)).join(', ');

/** The shipper of a confirmed order that is not archived sees all fields of its driver. */
const ASSIGNED = `exists (select 1 from load_vehicles v join options o on o.id = v.option_id join loads l on l.id = v.load_id
   where ${own('v')} and v.driver_id = t.id and o.state = 'confirmed' and l.state <> 'archived' and l.deleted_at is null)`;

const extrasOf = ({ kind }: Definition) =>
  `${kind === 'driver' ? ASSIGNED : 'false'} as is_assigned${
    kind === 'contact' ? ', t.name, t.phone_verified_at, t.email_verified_at' : ''
  }`;

const selectOf = (definition: Definition) =>
  `select t.id, t.company_id, t.created_at, t.updated_at, t.deleted_at, ${columnsOf(definition)}, ${extrasOf(definition)} from ${definition.table} t`;

/** Condition for the rows that a reader sees; `$1` is the reader's company. */
function visible({ shared }: Definition, { carrierId }: RecordScope, { bind }: StatementValues): string {
  if (carrierId === null) return `${own('t')} and t.carrier_id is null`;
  const id = bind(carrierId);
  return `((${own('t')} and t.carrier_id = ${id}) or (t.carrier_id is null${shared} and t.company_id = (select r.carrier_company_id
     from carriers r where ${own('r')} and r.id = ${id} and ${oneOf('r.state', NETWORK_RELATIONS)})))`;
}

const kept = ({ carrierId }: RecordScope, { bind }: StatementValues): string =>
  carrierId === null ? `${own('t')} and t.carrier_id is null` : `${own('t')} and t.carrier_id = ${bind(carrierId)}`;

function conditions(definition: Definition, scope: RecordScope, search: string | undefined) {
  const values = valuesFrom(scope.companyId);
  const parts = [visible(definition, scope, values), 't.deleted_at is null'];
  if (search) parts.push(foundBy(definition, search, values));
  return { values, from: `from ${definition.table} t where ${parts.join(' and ')}` };
}

/** Shorter numbers match only as whole words, as in every search. */
const PLATE_PART_MIN = 4;

function foundBy({ columns }: Definition, search: string, { bind }: StatementValues): string {
  const words = searchPatterns(search).map((pattern) => `t.search_text like ${bind(pattern)}`);
  const key = columns.includes('plate') ? plateKey(search) : '';
  const byPlate = key.length < PLATE_PART_MIN ? [] : [`position(${bind(key)} in t.plate_key) > 0`];
  return `(${[`(${words.join(' and ')})`, ...byPlate].join(' or ')})`;
}

export function listRecordIds(
  sql: Sql,
  kind: FleetKind,
  scope: RecordScope,
  search: string | undefined,
  page: PageRequest<string>,
): Promise<{ id: number; value: string }[]> {
  const definition: Definition = DEFINITIONS[kind];
  const { values, from } = conditions(definition, scope, search);
  const order = lookUp(definition.sorts, page.sort) ?? { column: 't.id', type: 'bigint' };
  const { value, after, order: sorted, limit } = pageParts(order, 't.id', page, values);
  return sql.rows(`select t.id, ${value} ${from}${after} ${sorted} ${limit}`, values.values);
}

export function countRecords(
  sql: Sql,
  kind: FleetKind,
  scope: RecordScope,
  search: string | undefined,
): Promise<number> {
  const { values, from } = conditions(DEFINITIONS[kind], scope, search);
  return countUpTo(sql, from, values, { cap: LIMITS.listTotalMax + 1 });
}

export function listRecords(
  sql: Sql,
  kind: FleetKind,
  scope: RecordScope,
  ids: readonly number[],
): Promise<RecordRow[]> {
  const definition = DEFINITIONS[kind];
  const values = valuesFrom(scope.companyId);
  const condition = visible(definition, scope, values);
  const named = values.bind(ids);
  return sql.rows(
    `${selectOf(definition)} where ${condition} and t.deleted_at is null and t.id = any(${named}::bigint[])
      order by array_position(${named}::bigint[], t.id)`,
    values.values,
  );
}

/** Finds a record assigned to an order that the reader was found to see, even if it was deleted since. */
export const listAssigned = (sql: Sql, kind: FleetKind, companyId: number, id: number): Promise<RecordRow[]> =>
  sql.rows(
    `${selectOf(DEFINITIONS[kind])} where ${unscoped('of an order that was found to be visible')} t.id = $2
        and $1::bigint is not null`,
    [companyId, id],
  );

export async function recordExists(sql: Sql, kind: FleetKind, scope: RecordScope, id: number): Promise<boolean> {
  const values = valuesFrom(scope.companyId);
  const condition = kept(scope, values);
  const found = await sql.first(
    `select 1 from ${DEFINITIONS[kind].table} t where ${condition} and t.id = ${values.bind(id)}`,
    values.values,
  );
  return found !== undefined;
}

export function lockRecord(sql: Sql, kind: FleetKind, scope: RecordScope, id: number): Promise<RecordRow | undefined> {
  const values = valuesFrom(scope.companyId);
  const condition = kept(scope, values);
  return sql.first(
    `${selectOf(DEFINITIONS[kind])} where ${condition} and t.id = ${values.bind(id)} for no key update of t`,
    values.values,
  );
}

/** Returns the new id, or nothing if the company has the maximum number of records. */
export async function insertRecord(
  sql: Sql,
  kind: FleetKind,
  { companyId, carrierId }: RecordScope,
  row: object,
  { at, max }: { at: number; max: number },
): Promise<number | undefined> {
  const { table, columns } = DEFINITIONS[kind];
  const inserted = await sql.first<{ id: number }>(
    `insert into ${table} (company_id, carrier_id, created_at, updated_at, ${columns.join(', ')})
     select ${owner()}, $2, $3, $3, ${columns.map((name) => `g.${name}`).join(', ')}
       from jsonb_populate_record(null::${table}, $4::jsonb) g
      where (select count(*) from ${table} t where ${own('t')} and t.deleted_at is null) < $5 returning id`,
    [companyId, carrierId, new Date(at), JSON.stringify(row), max],
  );
  return inserted?.id;
}

export function saveRecord(
  sql: Sql,
  kind: FleetKind,
  { companyId }: RecordScope,
  { id, row, at }: { id: number; row: object; at: number },
): Promise<number> {
  const { table, columns } = DEFINITIONS[kind];
  return sql.run(
    `update ${table} t set updated_at = $4, ${columns.map((name) => `${name} = g.${name}`).join(', ')}
       from jsonb_populate_record(null::${table}, $3::jsonb) g where ${own('t')} and t.id = $2`,
    [companyId, id, JSON.stringify(row), new Date(at)],
  );
}

export function saveRecordDeletion(
  sql: Sql,
  kind: FleetKind,
  { companyId }: RecordScope,
  id: number,
  deletedAt: number | null,
): Promise<number> {
  const { table } = DEFINITIONS[kind];
  return sql.run(`update ${table} set deleted_at = $3 where ${own()} and id = $2`, [
    companyId,
    id,
    deletedAt === null ? null : new Date(deletedAt),
  ]);
}

export async function findRecordByPlate(
  sql: Sql,
  kind: 'truck' | 'trailer',
  { companyId, carrierId }: RecordScope,
  plate: string,
  exceptId: number | null,
): Promise<{ id: number; plate: string } | undefined> {
  return sql.first(
    `select id, plate from ${DEFINITIONS[kind].table} where ${own()} and carrier_id is not distinct from $2 and plate_key = $3
        and deleted_at is null and id is distinct from $4 order by id limit 1`,
    [companyId, carrierId, plateKey(plate), exceptId],
  );
}

export const findDriver = (
  sql: Sql,
  { companyId, carrierId }: RecordScope,
  name: string,
  phone: string | null,
): Promise<{ id: number } | undefined> =>
  sql.first(
    `select id from drivers where ${own()} and carrier_id is not distinct from $2 and lower(name) = lower($3)
        and ($4::text is null or phone = $4) and deleted_at is null order by id limit 1`,
    [companyId, carrierId, name, phone],
  );

export function clearOtherPrimary(sql: Sql, { companyId, carrierId }: RecordScope, exceptId: number): Promise<number> {
  return sql.run(
    `update contacts set is_primary = false
      where ${own()} and carrier_id is not distinct from $2 and is_primary and deleted_at is null and id <> $3`,
    [companyId, carrierId, exceptId],
  );
}

export async function forgetVerification(
  sql: Sql,
  companyId: number,
  contactId: number,
  channel: 'phone' | 'email',
  at: number,
): Promise<void> {
  await sql.run(`update contacts set ${channel}_verified_at = null where ${own()} and id = $2`, [companyId, contactId]);
  await sql.run(
    `update contact_codes set ended_at = $4 where ${own()} and contact_id = $2 and channel = $3 and ended_at is null`,
    [companyId, contactId, channel === 'phone' ? 'sms' : 'email', new Date(at)],
  );
}
