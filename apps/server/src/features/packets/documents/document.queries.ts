import type { DocumentKind } from '@tenderlane/domain/packets';
import { NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import type { Sql } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import { ofCarrier, own, owner, unscoped } from '../../../platform/database/tenant';

export interface DocumentRow {
  id: number;
  company_id: number;
  carrier_id: number | null;
  kind: DocumentKind;
  title: string;
  number: string | null;
  issued_on: string | null;
  expires_on: string | null;
  amount: number | null;
  currency: string | null;
  deleted_at: Date | null;
}

const DOCUMENT = `select d.id, d.company_id, d.carrier_id, d.kind, d.title, d.number, d.issued_on::text, d.expires_on::text, d.amount,
    d.currency, d.deleted_at from carrier_documents d`;

/** Documents of the company itself (`carrierId` null), or those it keeps about one of its carriers. */
const ofOwner = `${own('d')} and d.carrier_id is not distinct from $2`;

export function listDocuments(sql: Sql, companyId: number, carrierId: number | null): Promise<DocumentRow[]> {
  return sql.rows(
    `${DOCUMENT} where ${ofOwner} and d.deleted_at is null order by d.expires_on nulls last, lower(d.title), d.id limit 500`,
    [companyId, carrierId],
  );
}

export function lockDocument(
  sql: Sql,
  companyId: number,
  carrierId: number | null,
  id: number,
): Promise<DocumentRow | undefined> {
  return sql.first(`${DOCUMENT} where ${ofOwner} and d.id = $3 for update of d`, [companyId, carrierId, id]);
}

export async function documentExists(
  sql: Sql,
  companyId: number,
  carrierId: number | null,
  id: number,
): Promise<boolean> {
  const row = await sql.first(`select 1 from carrier_documents d where ${ofOwner} and d.id = $3`, [
    companyId,
    carrierId,
    id,
  ]);
  return row !== undefined;
}

export interface DocumentEvent {
  id: number;
  at: Date;
  action: string;
  actor: string | null;
  changes: { field: string; old: unknown; new: unknown }[];
}

export function listDocumentEvents(
  sql: Sql,
  companyId: number,
  id: number,
  { before, limit }: { before: number; limit: number },
): Promise<DocumentEvent[]> {
  return sql.rows(
    `select e.id, e.at, e.action, e.changes, nullif(trim(a.first_name || ' ' || a.last_name), '') as actor
       from events e left join accounts a on a.id = e.account_id
      where e.entity = 'company' and e.entity_id = $1 and (${own('e')} or ${ofCarrier('e')}) and e.action like 'document.%'
        and (e.params->>'document_id')::bigint = $2 and e.id < $3
      order by e.id desc limit $4`,
    [companyId, id, before, limit],
  );
}

export async function findDocumentOwner(sql: Sql, id: number): Promise<number | undefined> {
  const row = await sql.first<{ company_id: number }>(
    `select company_id from carrier_documents where id = $1 ${unscoped('only to tell a person which of the own brands to open')}`,
    [id],
  );
  return row?.company_id;
}

export async function findDocuments(
  sql: Sql,
  carrierCompanyId: number,
  ids: readonly number[],
): Promise<Map<number, DocumentRow>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<DocumentRow>(
    `${DOCUMENT} where ${own('d')} and d.carrier_id is null and d.id = any($2::bigint[])`,
    [carrierCompanyId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findDocumentsOfPacket(
  sql: Sql,
  carrierCompanyId: number,
  relationId: number,
  ids: readonly number[] = [],
): Promise<Map<number, DocumentRow>> {
  const rows = await sql.rows<DocumentRow>(
    `${DOCUMENT} where ${own('d')} and d.carrier_id is null and d.id = any($3::bigint[] || array(
       select (e->>'document')::bigint from packets p cross join lateral jsonb_array_elements(p.documents) e
        where ${ofCarrier('p')} and p.carrier_id = $2))`,
    [carrierCompanyId, relationId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export interface DocumentValues {
  kind: DocumentKind;
  title: string;
  number: string | null;
  issued_on: string | null;
  expires_on: string | null;
  amount: number | null;
  currency: string | null;
  notice_on: string | null;
}

const documentParams = (values: DocumentValues) => [
  values.kind,
  values.title,
  values.number,
  values.issued_on,
  values.expires_on,
  values.amount,
  values.currency,
  values.notice_on,
];

export async function insertDocument(
  sql: Sql,
  companyId: number,
  carrierId: number | null,
  values: DocumentValues,
  at: number,
): Promise<number> {
  const row = await sql.one<{ id: number }>(
    `insert into carrier_documents (company_id, carrier_id, kind, title, number, issued_on, expires_on, amount, currency, notice_on,
       created_at)
     values (${owner()}, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [companyId, carrierId, ...documentParams(values), new Date(at)],
  );
  return row.id;
}

export function saveDocument(sql: Sql, companyId: number, id: number, values: DocumentValues): Promise<number> {
  return sql.run(
    `update carrier_documents set kind = $3, title = $4, number = $5, issued_on = $6, expires_on = $7, amount = $8, currency = $9,
       notice_on = $10 where ${own()} and id = $2`,
    [companyId, id, ...documentParams(values)],
  );
}

export function markDeleted(
  sql: Sql,
  companyId: number,
  id: number,
  change: { at: number | null; notice_on: string | null },
): Promise<number> {
  return sql.run(`update carrier_documents set deleted_at = $3, notice_on = $4 where ${own()} and id = $2`, [
    companyId,
    id,
    change.at === null ? null : new Date(change.at),
    change.notice_on,
  ]);
}

const DUE = `deleted_at is null and notice_on <= $1::date ${unscoped('the clock acts for every company')}`;

export async function hasDueNotice(sql: Sql, today: string): Promise<boolean> {
  return (await sql.first(`select 1 from carrier_documents where ${DUE} limit 1`, [today])) !== undefined;
}

export function takeDueNotices(
  sql: Sql,
  today: string,
  limit: number,
): Promise<(DocumentRow & { side: 'shipper' | 'carrier' })[]> {
  return sql.rows(
    `select d.id, d.company_id, d.carrier_id, d.kind, d.title, d.number, d.issued_on::text, d.expires_on::text, d.amount, d.currency,
            d.deleted_at, co.kind as side
       from carrier_documents d join companies co on co.id = d.company_id
      where d.id in (select id from carrier_documents where ${DUE} order by notice_on, id limit $2) for update of d skip locked`,
    [today, limit],
  );
}

export async function isReplaced(
  sql: Sql,
  { id, company_id, carrier_id, kind, title, expires_on }: DocumentRow,
): Promise<boolean> {
  const row = await sql.first(
    `select 1 from carrier_documents d where ${ofOwner} and d.id <> $3 and d.kind = $4 and lower(d.title) = lower($5)
        and d.deleted_at is null and (d.expires_on is null or d.expires_on > $6::date) limit 1`,
    [company_id, carrier_id, id, kind, title, expires_on],
  );
  return row !== undefined;
}

export function saveNotice(sql: Sql, id: number, on: string | null): Promise<number> {
  return sql.run(
    `update carrier_documents set notice_on = $2 where id = $1 ${unscoped('a row that the clock has locked')}`,
    [id, on],
  );
}

export interface ExpiringRow {
  entity: 'document' | 'driver' | 'truck' | 'trailer';
  id: number;
  carrier_id: number | null;
  carrier: string;
  title: string;
  kind: string;
  expires_on: string;
}

export function listExpiringOfNetwork(
  sql: Sql,
  companyId: number,
  { from, to, carrierId }: { from: string; to: string; carrierId: number | null },
): Promise<ExpiringRow[]> {
  return sql.rows(
    `select 'document' as entity, d.id, r.id as carrier_id, coalesce(c.name, nullif(r.name, ''), r.login, '') as carrier, d.title,
            d.kind, d.expires_on::text
       from carriers r left join companies c on c.id = r.carrier_company_id
       join lateral (
         select o.id, o.title, o.kind, o.expires_on from carrier_documents o
          where ${own('o')} and o.carrier_id = r.id and o.deleted_at is null and o.expires_on between $2::date and $3::date
         union
         select s.id, s.title, s.kind, s.expires_on from packets p cross join lateral jsonb_array_elements(p.submitted->'documents') e
           join carrier_documents s on s.company_id = p.carrier_company_id and s.id = (e->>'document')::bigint
          where ${own('p')} and p.carrier_id = r.id and s.expires_on between $2::date and $3::date
       ) d on true
      where ${own('r')} and ${oneOf('r.state', NETWORK_RELATIONS)} and ($4::bigint is null or r.id = $4)
      order by d.expires_on, 4, d.id limit 2000`,
    [companyId, from, to, carrierId],
  );
}

export function listExpiringOfCompany(sql: Sql, companyId: number, from: string, to: string): Promise<ExpiringRow[]> {
  return sql.rows(
    `select 'document' as entity, d.id, null::bigint as carrier_id, co.name as carrier, d.title, d.kind, d.expires_on::text
       from carrier_documents d join companies co on co.id = d.company_id
      where ${own('d')} and d.carrier_id is null and d.deleted_at is null and d.expires_on between $2::date and $3::date
      order by d.expires_on, d.id limit 2000`,
    [companyId, from, to],
  );
}

export async function findCarrierNames(
  sql: Sql,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows<{ id: number; name: string }>(
    `select r.id, coalesce(c.name, nullif(r.name, ''), r.login, '') as name
       from carriers r left join companies c on c.id = r.carrier_company_id where ${own('r')} and r.id = any($2::bigint[])`,
    [companyId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
