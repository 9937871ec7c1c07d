import type { FacilityCategory, FacilityHours, FacilityStatus } from '@tenderlane/domain/facilities';
import type { FacilityAddress, FacilityContact } from '@tenderlane/contract/facilities/schemas';
import type { Sql } from '../../platform/database/database';
import { idsOf } from '../../platform/database/ids-parameter';
import { own, owner, unscoped } from '../../platform/database/tenant';
import { PLACE_COLUMNS, type PlaceRow } from '../reference';

export interface FacilityContent {
  name: string;
  category: FacilityCategory;
  address: FacilityAddress;
  hours: FacilityHours | null;
  contacts: FacilityContact[];
  note: string | null;
  company_name: string | null;
  legal_number: string | null;
  external_id: string | null;
}

export interface FacilityRow extends FacilityContent {
  id: number;
  company_id: number;
  is_public: boolean;
  published_id: number | null;
  status: FacilityStatus;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface VisibleFacility extends FacilityRow {
  is_favourite: boolean;
}

export interface Reader {
  companyId: number;
  accountId: number;
}

const COLUMNS = `f.id, f.company_id, f.is_public, f.published_id, f.status, f.version, f.name, f.category, f.address, f.hours,
  f.contacts, f.note, f.company_name, f.legal_number, f.external_id, f.created_at, f.updated_at, f.deleted_at`;

const VISIBLE = `(${own('f')} or (f.is_public and f.deleted_at is null))`;

export const IS_FAVOURITE = `exists (select 1 from facility_favourites v
  where ${own('v')} and v.account_id = $2 and v.facility_id = f.id)`;

export function listFacilities(
  sql: Sql,
  { companyId, accountId }: Reader,
  ids: readonly number[],
): Promise<VisibleFacility[]> {
  return sql.rows(
    `select ${COLUMNS}, ${IS_FAVOURITE} as is_favourite
       from unnest(${idsOf('$3')}) with ordinality as asked(id, place) join facilities f on f.id = asked.id
      where ${VISIBLE} order by asked.place`,
    [companyId, accountId, ids],
  );
}

export function lockFacility(sql: Sql, companyId: number, id: number): Promise<FacilityRow | undefined> {
  return sql.first(`select ${COLUMNS} from facilities f where ${own('f')} and f.id = $2 for no key update of f`, [
    companyId,
    id,
  ]);
}

/** Finds another facility of the company with the same external id; the caller must hold the company's lock. */
export function findByExternalId(
  sql: Sql,
  companyId: number,
  externalId: string,
  exceptId: number | null,
): Promise<{ name: string } | undefined> {
  return sql.first(
    `select f.name from facilities f where ${own('f')} and f.external_id = $2 and not f.is_public and f.deleted_at is null
        and f.id is distinct from $3 order by f.id limit 1`,
    [companyId, externalId, exceptId],
  );
}

export function lockPublicFacility(sql: Sql, id: number): Promise<FacilityRow | undefined> {
  return sql.first(
    `select ${COLUMNS} from facilities f where f.id = $1 and f.is_public for no key update of f ${unscoped('public facilities are seen by everybody')}`,
    [id],
  );
}

export async function findFacilityOwner(sql: Sql, id: number): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select company_id from facilities where id = $1 ${unscoped('only to tell a person which of the own brands to open')}`,
    [id],
  );
  return row?.company_id;
}

export function listFacilityPlaces(sql: Sql, ids: readonly number[]): Promise<(PlaceRow & { facility_id: number })[]> {
  return sql.rows(
    `select f.id as facility_id, ${PLACE_COLUMNS}
       from facilities f join places p on p.id = f.place_id left join places s on s.id = p.seat_id
      where f.id = any(${idsOf('$1')}) ${unscoped('places of facilities that the asker has read')}`,
    [ids],
  );
}

const SEARCH_TEXT = `concat(' ', searchable(n.name), ' ', lower(n.name), ' ', searchable(concat_ws(' ', n.address->>'name', n.address->>'city',
  n.address->>'street', n.address->>'region', n.address->>'postal_code')), ' ',
  (select replace(p.search_text, '|', ' ') from places p where p.id = n.place_id), ' ',
  searchable(concat_ws(' ', n.company_name, n.legal_number, n.external_id)), ' ')`;

const RECORD = `(name text, category text, address jsonb, hours jsonb, contacts jsonb, note text, company_name text,
  legal_number text, external_id text, place_id bigint, is_public boolean)`;
const GIVEN = `jsonb_to_record($2::jsonb) as n${RECORD}`;

interface Written extends FacilityContent {
  place_id: number | null;
}

export async function insertFacilities(
  sql: Sql,
  companyId: number,
  facilities: readonly (Written & { is_public: boolean })[],
  by: { accountId: number | null; at: number },
): Promise<number[]> {
  if (facilities.length === 0) return [];
  const rows = await sql.rows<{ id: number }>(
    `with given as materialized (
       select nextval(pg_get_serial_sequence('facilities', 'id')) as new_id, n.*
         from rows from (jsonb_to_recordset($2::jsonb) as ${RECORD}) with ordinality as n
     ), written as (
       insert into facilities (id, company_id, is_public, name, category, address, hours, contacts, note, company_name,
         legal_number, external_id, place_id, search_text, created_at, updated_at, updated_by)
       overriding system value
       select n.new_id, ${owner()}, n.is_public, n.name, n.category, n.address, nullif(n.hours, 'null'), n.contacts, n.note,
         n.company_name, n.legal_number, n.external_id, n.place_id, ${SEARCH_TEXT}, $3, $3, $4 from given n
     )
     select new_id as id from given order by ordinality`,
    [companyId, JSON.stringify(facilities), new Date(by.at), by.accountId],
  );
  return rows.map(({ id }) => id);
}

export function saveFacility(
  sql: Sql,
  companyId: number,
  id: number,
  facility: Written,
  by: { accountId: number; at: number },
): Promise<number> {
  return sql.run(
    `update facilities f set name = n.name, category = n.category, address = n.address, hours = nullif(n.hours, 'null'), contacts = n.contacts,
       note = n.note, company_name = n.company_name, legal_number = n.legal_number, external_id = n.external_id,
       place_id = n.place_id, search_text = ${SEARCH_TEXT}, version = f.version + 1, updated_at = $4, updated_by = $5
      from ${GIVEN} where ${own('f')} and f.id = $3`,
    [companyId, JSON.stringify(facility), id, new Date(by.at), by.accountId],
  );
}

export function saveFacilityState(
  sql: Sql,
  { company_id: companyId, id }: Pick<FacilityRow, 'company_id' | 'id'>,
  state: { status: FacilityStatus; deletedAt: Date | null },
  by: { accountId: number; at: number },
): Promise<number> {
  return sql.run(
    `update facilities set status = $3, deleted_at = $4, version = version + 1, updated_at = $5, updated_by = $6
      where ${own()} and id = $2`,
    [companyId, id, state.status, state.deletedAt, new Date(by.at), by.accountId],
  );
}

export function savePublished(sql: Sql, companyId: number, id: number, publishedId: number): Promise<number> {
  return sql.run(`update facilities set published_id = $3 where ${own()} and id = $2`, [companyId, id, publishedId]);
}

export async function isPublicNow(sql: Sql, id: number | null): Promise<boolean> {
  if (id === null) return false;
  const row = await sql.first(
    `select 1 from facilities where id = $1 and is_public and deleted_at is null ${unscoped('public facilities are seen by everybody')}`,
    [id],
  );
  return row !== undefined;
}

export function insertFavourite(sql: Sql, { companyId, accountId }: Reader, facilityId: number): Promise<number> {
  return sql.run(
    `insert into facility_favourites (company_id, account_id, facility_id) values (${owner()}, $2, $3) on conflict do nothing`,
    [companyId, accountId, facilityId],
  );
}

export function deleteFavourite(sql: Sql, { companyId, accountId }: Reader, facilityId: number): Promise<number> {
  return sql.run(`delete from facility_favourites where ${own()} and account_id = $2 and facility_id = $3`, [
    companyId,
    accountId,
    facilityId,
  ]);
}
