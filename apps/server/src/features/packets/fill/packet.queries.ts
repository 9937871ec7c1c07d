import { type RelationState, ACTIVE_RELATIONS, NETWORK_RELATIONS } from '@tenderlane/domain/carriers';
import type { Answers, CarrierPapers, PacketState, PartMarks, ReturnReason } from '@tenderlane/domain/packets';
import type { Sql } from '../../../platform/database/database';
import { oneOf } from '../../../platform/database/one-of';
import { ofCarrier, own, unscoped } from '../../../platform/database/tenant';
import type { VersionRow } from '../setup/setup.queries';
import { readContent } from '../setup/standard-texts';

export interface ChosenDocument {
  requirement: string;
  document: number;
}

export interface SignedAgreement {
  name: string;
  at: string;
  by: number;
  version: number;
}

/** The packet as submitted; the shipper reads only this. */
export interface SubmittedPacket {
  answers: Answers;
  documents: ChosenDocument[];
  agreement: SignedAgreement | null;
  /** Parts that differ from the previous submission. */
  changed: string[];
}

/** A packet with its relation; empty if nobody has begun it. */
export interface PacketRow {
  carrier_id: number;
  company_id: number;
  carrier_company_id: number;
  relation: RelationState;
  shipper: string;
  carrier: string;
  country_id: string | null;
  is_required: boolean;
  packet_id: number | null;
  state: PacketState;
  revision: number;
  answers: Answers;
  documents: ChosenDocument[];
  agreement: SignedAgreement | null;
  marks: PartMarks;
  submitted: SubmittedPacket | null;
  version_id: number | null;
  return_reason: ReturnReason | null;
  asked_at: Date | null;
  submitted_at: Date | null;
  approved_at: Date | null;
  approved_by: string | null;
  agreement_ends_on: string | null;
  expires_on: string | null;
}

const packetWith = (
  more: string,
) => `select ${more} r.id as carrier_id, r.company_id, r.carrier_company_id, r.state as relation, s.name as shipper,
    coalesce(c.name, r.name) as carrier, coalesce(c.country_id, r.country_id) as country_id,
    coalesce((s.setting->>'require_packet')::boolean, false) as is_required, p.id as packet_id,
    coalesce(p.state, 'not_completed') as state, coalesce(p.revision, 0) as revision, coalesce(p.answers, '{}') as answers,
    coalesce(p.documents, '[]') as documents, p.agreement, coalesce(p.marks, '{}') as marks, p.submitted, p.version_id,
    p.return_reason, p.asked_at, p.submitted_at, p.approved_at,
    nullif(concat_ws(' ', a.first_name, a.last_name), '') as approved_by, p.agreement_ends_on::text, p.expires_on::text
  from carriers r join companies s on s.id = r.company_id left join companies c on c.id = r.carrier_company_id
  left join packets p on p.carrier_id = r.id left join accounts a on a.id = p.approved_by`;

const PACKET = packetWith('');

/** A submitted packet keeps the version it was submitted with; otherwise the present version applies. */
const OPEN_PACKET = packetWith(`(select json_build_object('id', v.id, 'number', v.number, 'content', v.content)
    from packet_versions v
   where v.company_id = r.company_id and case when p.state in ('on_review', 'approved') and p.version_id is not null
     then v.id = p.version_id else v.published_at is not null end
   order by v.number desc limit 1) as version,`);

export type OpenVersion = Pick<VersionRow, 'id' | 'number' | 'content'>;

export interface OpenPacket {
  row: PacketRow;
  version: OpenVersion;
}

const IN_NETWORK = oneOf('r.state', NETWORK_RELATIONS);

export function findPacket(sql: Sql, companyId: number, carrierId: number): Promise<PacketRow | undefined> {
  return sql.first(`${PACKET} where ${own('r')} and r.id = $2`, [companyId, carrierId]);
}

/** Returns nothing while the shipper has published no packet. */
export async function findOwnPacket(sql: Sql, carrierCompanyId: number, id: number): Promise<OpenPacket | undefined> {
  const [open] = openPackets(
    await sql.rows<OpenRow>(`${OPEN_PACKET} where ${ofCarrier('r')} and r.id = $2 and ${IN_NETWORK}`, [
      carrierCompanyId,
      id,
    ]),
  );
  return open;
}

/** Lists the packets of a carrier, without those that are neither requested nor begun. */
export async function listOwnPackets(sql: Sql, carrierCompanyId: number): Promise<OpenPacket[]> {
  const rows = await sql.rows<OpenRow>(
    `${OPEN_PACKET} where ${ofCarrier('r')} and ${IN_NETWORK}
        and ((s.setting->>'require_packet')::boolean or p.id is not null)
        and exists (select 1 from packet_versions v where v.company_id = r.company_id and v.published_at is not null)
      order by lower(s.name), r.id limit 1000`,
    [carrierCompanyId],
  );
  return openPackets(rows);
}

type OpenRow = PacketRow & { version: OpenVersion | null };

const openPackets = (rows: readonly OpenRow[]): OpenPacket[] =>
  rows.flatMap(({ version, ...row }) =>
    version ? [{ row, version: { ...version, content: readContent(version.content) } }] : [],
  );

/**
 * Locks the relation and so its packet until the transaction ends; every change of a packet must take this lock first.
 */
export async function lockRelationOfPacket(sql: Sql, companyId: number, carrierId: number): Promise<boolean> {
  const row = await sql.first(`select 1 from carriers r where ${own('r')} and r.id = $2 for no key update of r`, [
    companyId,
    carrierId,
  ]);
  return row !== undefined;
}

export async function lockOwnRelation(sql: Sql, carrierCompanyId: number, id: number): Promise<boolean> {
  const row = await sql.first(
    `select 1 from carriers r where ${ofCarrier('r')} and r.id = $2 and ${IN_NETWORK} for no key update of r`,
    [carrierCompanyId, id],
  );
  return row !== undefined;
}

export type PacketChange = Partial<
  Pick<
    PacketRow,
    | 'state'
    | 'answers'
    | 'documents'
    | 'agreement'
    | 'marks'
    | 'submitted'
    | 'version_id'
    | 'return_reason'
    | 'asked_at'
    | 'submitted_at'
    | 'approved_at'
    | 'agreement_ends_on'
    | 'expires_on'
  >
> & { approvedBy?: number | null; papers?: CarrierPapers | null };

/**
 * Writes a packet whose relation is locked, and copies its facts to the relation, which bids and lists read. Both leave
 * together; the packet's id is returned.
 */
export async function savePacket(sql: Sql, row: PacketRow, change: PacketChange): Promise<number> {
  const next = { ...row, ...change };
  const saved = sql.one<{ id: number }>(
    `insert into packets as p (company_id, carrier_company_id, carrier_id, state, revision, answers, documents, agreement, marks,
       submitted, version_id, return_reason, asked_at, submitted_at, approved_at, agreement_ends_on, expires_on, approved_by)
     select r.company_id, r.carrier_company_id, r.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17
       from carriers r where ${own('r')} and r.id = $2
     on conflict (carrier_id) do update set state = excluded.state, revision = excluded.revision, answers = excluded.answers,
       documents = excluded.documents, agreement = excluded.agreement, marks = excluded.marks, submitted = excluded.submitted,
       version_id = excluded.version_id, return_reason = excluded.return_reason, asked_at = excluded.asked_at,
       submitted_at = excluded.submitted_at, approved_at = excluded.approved_at,
       agreement_ends_on = excluded.agreement_ends_on, expires_on = excluded.expires_on,
       approved_by = case when $18 then excluded.approved_by else p.approved_by end
     returning p.id`,
    [
      row.company_id,
      row.carrier_id,
      next.state,
      row.revision + 1,
      JSON.stringify(next.answers),
      JSON.stringify(next.documents),
      next.agreement && JSON.stringify(next.agreement),
      JSON.stringify(next.marks),
      next.submitted && JSON.stringify(next.submitted),
      next.version_id,
      next.return_reason,
      next.asked_at,
      next.submitted_at,
      next.approved_at,
      next.agreement_ends_on,
      next.expires_on,
      change.approvedBy ?? null,
      change.approvedBy !== undefined,
    ],
  );
  const isSameToBids = next.state === row.state && change.papers === undefined;
  const [{ id }] = await Promise.all([saved, isSameToBids ? 0 : copyToRelation(sql, row, next)]);
  return id;
}

const copyToRelation = (sql: Sql, row: PacketRow, { state, papers }: PacketChange): Promise<number> =>
  sql.run(
    `update carriers set packet_status = $3, papers = case when $5 then $4::jsonb else papers end where ${own()} and id = $2`,
    [row.company_id, row.carrier_id, state, papers ? JSON.stringify(papers) : null, papers !== undefined],
  );

/** Locks the relations of packets in some states and returns the packets. */
export async function lockPackets(
  sql: Sql,
  which: 'of_shipper' | 'of_carrier',
  companyId: number,
  states: readonly PacketState[],
): Promise<PacketRow[]> {
  const scope = which === 'of_shipper' ? own('r') : ofCarrier('r');
  const locked = await sql.rows<{ id: number }>(
    `select r.id from carriers r where ${scope} and r.packet_status = any($2::text[]) order by r.id for no key update of r`,
    [companyId, states],
  );
  if (locked.length === 0) return [];
  return sql.rows(`${PACKET} where ${scope} and r.id = any($2::bigint[]) and p.id is not null order by r.id`, [
    companyId,
    locked.map(({ id }) => id),
  ]);
}

export async function hasExpiredPacket(sql: Sql, today: string): Promise<boolean> {
  const row = await sql.first(
    `select 1 from packets where state = 'approved' and expires_on < $1::date ${unscoped('the clock acts for every company')} limit 1`,
    [today],
  );
  return row !== undefined;
}

/** Takes approved packets with expired documents and locks their relations, skipping rows that another worker holds. */
export async function takeExpiredPackets(
  sql: Sql,
  today: string,
  limit: number,
): Promise<(PacketRow & { id: number })[]> {
  const locked = await sql.rows<{ id: number }>(
    `select r.id from packets p join carriers r on r.id = p.carrier_id
      where p.state = 'approved' and p.expires_on < $1::date ${unscoped('the clock acts for every company')}
      order by p.expires_on, r.id limit $2 for no key update of r skip locked`,
    [today, limit],
  );
  if (locked.length === 0) return [];
  return sql.rows(
    `${packetWith('r.id,')}
      where r.id = any($1::bigint[]) ${unscoped('locked above')} and p.state = 'approved' order by r.id`,
    [locked.map(({ id }) => id)],
  );
}

export function postponeExpiry(sql: Sql, id: number, until: string): Promise<number> {
  return sql.run(
    `update packets set expires_on = $2::date where carrier_id = $1 ${unscoped('a row that the clock could not finish')}`,
    [id, until],
  );
}

const ASKABLE = `from carriers r left join packets p on p.carrier_id = r.id
  where ${own('r')} and r.carrier_company_id is not null and ${oneOf('r.state', ACTIVE_RELATIONS)}`;
const IS_UNASKED = `p.asked_at is null and r.packet_status in ('not_completed', 'completed')`;

/** Lists relations that were never asked for a packet and have none approved or in progress. */
export const listUnasked = (sql: Sql, companyId: number): Promise<{ id: number; carrier_company_id: number }[]> =>
  sql.rows(`select r.id, r.carrier_company_id ${ASKABLE} and ${IS_UNASKED} order by r.id`, [companyId]);

export const countAsked = (sql: Sql, companyId: number): Promise<{ done: number; total: number }> =>
  sql.one(`select count(*)::int as total, (count(*) filter (where not (${IS_UNASKED})))::int as done ${ASKABLE}`, [
    companyId,
  ]);

export async function listHolders(
  sql: Sql,
  carrierCompanyId: number,
  documentIds: readonly number[],
): Promise<{ document_id: number; company_id: number; carrier_id: number; shipper: string }[]> {
  if (documentIds.length === 0) return [];
  return sql.rows(
    `select distinct (d->>'document')::bigint as document_id, p.company_id, p.carrier_id, s.name as shipper
       from packets p cross join lateral jsonb_array_elements(p.submitted->'documents') d join companies s on s.id = p.company_id
      where ${ofCarrier('p')} and p.state in ('on_review', 'approved') and (d->>'document')::bigint = any($2::bigint[])
      order by 1, 4`,
    [carrierCompanyId, documentIds],
  );
}
