import type {
  ApprovalRule,
  ChainKind,
  ComponentKind,
  Decision,
  OptionState,
  StatedTarget,
  VatMode,
} from '@tenderlane/domain';
import type { BidBody } from '@tenderlane/contract';
import { momentOf } from '../../platform/clock';
import type { Sql } from '../../platform/database';

export interface OptionWrite {
  id: number;
  state: OptionState;
  bidId: number | null;
  amount: number | null;
  comparable: number | null;
  acceptedSeq: number;
  acceptedAt: number | null;
  validUntil: number | null;
  provisional: boolean;
  out: boolean;
  loss: object | null;
  declineCode?: string | null;
  declineText?: string | null;
  revisionCount?: number;
  revisionTimes?: readonly number[];
}

export interface BidWrite {
  id: number;
  optionId: number;
  loadId: number;
  companyId: number;
  carrierCompanyId: number;
  seq: number;
  amount: number;
  currency: string;
  vatMode: string;
  daysToPay: number;
  comparable: number;
  validUntil: number;
  comment: string | null;
  offeredTimes: NonNullable<BidBody['offered_times']>;
  truckPlate: string | null;
  driverName: string | null;
  components: NonNullable<BidBody['components']>;
  provisional: boolean;
  enteredBy: number | null;
  placedBy: number | null;
  placedAt: number;
}

export interface ChainWrite {
  loadId: number;
  seq: number;
  companyId: number;
  carrierCompanyId: number | null;
  kind: ChainKind;
  atMs: number;
  commitment: string;
  prev: string;
  hash: string;
  payload: string;
  salt: string;
}

export interface DecisionWrite {
  loadId: number;
  companyId: number;
  optionId: number;
  decidedBy: number | null;
  at: number;
  inputs: Decision;
}

export interface BiddingWrites {
  options: OptionWrite[];
  bids: BidWrite[];
  chain: ChainWrite[];
  decisions: DecisionWrite[];
}

const at = (column: string) => momentOf(`n."${column}"`);

/** One update of options; a next winner is written after the last one has left, so that no moment has two. */
const changeOptions = (which: string) => `update options o set state = n.state, bid_id = n."bidId", amount = n.amount,
         comparable = n.comparable, accepted_seq = n."acceptedSeq", accepted_at = ${at('acceptedAt')}, valid_until = ${at('validUntil')},
         provisional = n.provisional, is_out = n."out", loss = n.loss,
         decline_code = coalesce(n."declineCode", o.decline_code), decline_text = coalesce(n."declineText", o.decline_text),
         revision_count = coalesce(n."revisionCount", o.revision_count), revision_times = coalesce(n."revisionTimes", o.revision_times)
       from changed n where o.id = n.id and ${which} returning o.id`;

/** Writes what changed in some auctions, in one statement; their loads are locked by the caller. */
export function saveBidding(sql: Sql, writes: BiddingWrites): Promise<number> {
  return sql.run(
    `with changed as (
       select * from json_to_recordset($1::json) as n(id bigint, state text, "bidId" bigint, amount bigint, comparable bigint,
         "acceptedSeq" integer, "acceptedAt" float8, "validUntil" float8, provisional boolean, "out" boolean, loss jsonb,
         "declineCode" text, "declineText" text, "revisionCount" integer, "revisionTimes" bigint[])
     ), gone as (
       ${changeOptions(`n.state not in ('selected', 'confirmed')`)}
     ), chosen as (
       ${changeOptions(`n.state in ('selected', 'confirmed') and (select count(*) from gone) >= 0`)}
     ), bid as (
       insert into bids (id, option_id, load_id, company_id, carrier_company_id, seq, amount, currency, vat_mode, days_to_pay, comparable,
         valid_until, comment, offered_times, truck_plate, driver_name, components, provisional, entered_by, placed_by, placed_at)
       overriding system value
       select n.id, n."optionId", n."loadId", n."companyId", n."carrierCompanyId", n.seq, n.amount, n.currency, n."vatMode", n."daysToPay",
         n.comparable, ${at('validUntil')}, n.comment, n."offeredTimes", n."truckPlate", n."driverName", n.components, n.provisional,
         n."enteredBy", n."placedBy", ${at('placedAt')}
       from json_to_recordset($2::json) as n(id bigint, "optionId" bigint, "loadId" bigint, "companyId" bigint,
         "carrierCompanyId" bigint, seq integer, amount bigint, currency text, "vatMode" text, "daysToPay" integer, comparable bigint,
         "validUntil" float8, comment text, "offeredTimes" jsonb, "truckPlate" text, "driverName" text, components jsonb,
         provisional boolean, "enteredBy" bigint, "placedBy" bigint, "placedAt" float8)
     ), decided as (
       insert into decisions (load_id, company_id, option_id, decided_by, decided_at, inputs)
       select n."loadId", n."companyId", n."optionId", n."decidedBy", ${at('at')}, n.inputs
       from json_to_recordset($4::json) as n("loadId" bigint, "companyId" bigint, "optionId" bigint, "decidedBy" bigint, at float8, inputs jsonb)
     )
     insert into chain_entries (load_id, seq, company_id, carrier_company_id, kind, at, commitment, prev, hash, payload, salt)
     select n."loadId", n.seq, n."companyId", n."carrierCompanyId", n.kind, ${at('atMs')}, n.commitment, n.prev, n.hash, n.payload, n.salt
       from json_to_recordset($3::json) as n("loadId" bigint, seq integer, "companyId" bigint, "carrierCompanyId" bigint, kind text,
         "atMs" float8, commitment text, prev text, hash text, payload text, salt text)`,
    [
      JSON.stringify(writes.options),
      JSON.stringify(writes.bids),
      JSON.stringify(writes.chain),
      JSON.stringify(writes.decisions),
    ],
  );
}

/** Gives every carrier of the audience its option of some loads; who has one keeps it. Answers the new options. */
export function inviteAudience(sql: Sql, loadIds: number[], at: number): Promise<{ id: number; load_id: number }[]> {
  return sql.rows(
    `with invited as (
       insert into options (load_id, company_id, carrier_company_id, carrier_id, created_at)
       select a.load_id, a.company_id, c.carrier_company_id, c.id, $2
         from auctions a join loads l on l.id = a.load_id
         cross join lateral (
           select id, carrier_company_id from audience_carriers(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids)
           union all
           select id, carrier_company_id from came_by_link(a.company_id, l.republished_from_id) where a.audience_kind = 'link'
         ) c
        where a.load_id = any($1::bigint[])
       on conflict (load_id, carrier_company_id) do nothing
       returning id, load_id
     ), counted as (
       update auctions a set reached = (select count(*) from options o where o.load_id = a.load_id)
                                     + (select count(*) from invited i where i.load_id = a.load_id)
        where a.load_id = any($1::bigint[])
     )
     select id, load_id from invited`,
    [loadIds, new Date(at)],
  );
}

/** Invited carriers of a tender's audience that no message about it was written for. */
export async function listInvitedAudience(
  sql: Sql,
  companyId: number,
  loadId: number,
  now: number,
): Promise<{ login: string; invitationId: number }[]> {
  const rows = await sql.rows<{ login: string; invitation_id: number }>(
    `select i.login, i.invitation_id from auctions a
       cross join lateral audience_invited(a.company_id, a.audience_kind, a.label_ids, a.carrier_ids, $3) i
      where a.company_id = $1 and a.load_id = $2
        and not exists (select 1 from company_messages m where m.company_id = $1 and m.login = i.login and m.load_id = $2
                          and m.dropped_at is null)
      order by i.invitation_id`,
    [companyId, loadId, new Date(now)],
  );
  return rows.map(({ login, invitation_id: invitationId }) => ({ login, invitationId }));
}

/** The tenders that a carrier's login was told about together with its invitation. */
export async function listTendersTold(sql: Sql, companyId: number, carrierId: number): Promise<Set<number>> {
  const rows = await sql.rows<{ load_id: number }>(
    `select m.load_id from carriers r join company_messages m on m.company_id = $1 and m.login = r.login
      where r.company_id = $1 and r.id = $2 and m.load_id is not null and m.sent_at is not null`,
    [companyId, carrierId],
  );
  return new Set(rows.map((row) => row.load_id));
}

/** Open tenders whose audience holds a carrier without an option of it yet. */
export function listOpenLoadsToReach(sql: Sql, companyId: number, carrierId: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select l.id from loads l join auctions a on a.company_id = $1 and a.load_id = l.id
      where l.company_id = $1 and l.state = 'ongoing' and l.deleted_at is null
        and exists (select 1 from audience_carriers($1, a.audience_kind, a.label_ids, a.carrier_ids) c where c.id = $2)
        and not exists (select 1 from options o where o.company_id = $1 and o.load_id = l.id and o.carrier_id = $2)
      order by l.id`,
    [companyId, carrierId],
  );
}

/** Whether bidder and shipper are one: same legal id in one country, or a person who is a member of both. */
export const isOneCompany = (shipper: string, carrier: string) =>
  `(exists (select 1 from companies s join companies r on r.id = ${carrier}
             where s.id = ${shipper} and s.country_id = r.country_id and s.legal_id = r.legal_id)
    or exists (select 1 from brand_members s join brand_members r on r.account_id = s.account_id
                where s.company_id = ${shipper} and r.company_id = ${carrier} and s.state = 'active' and r.state = 'active'))`;

export async function isOwnTender(sql: Sql, companyId: number, carrierCompanyId: number): Promise<boolean> {
  const row = await sql.one<{ own: boolean }>(`select ${isOneCompany('$1', '$2')} as own`, [
    companyId,
    carrierCompanyId,
  ]);
  return row.own;
}

export interface BidRow {
  id: number;
  seq: number;
  amount: number;
  currency: string;
  vat_mode: VatMode;
  days_to_pay: number;
  valid_until: Date;
  entered_by: number | null;
  components: { kind: ComponentKind; price: { amount: number; currency: string } }[];
}

/** One bid of an option. */
export function findBid(sql: Sql, companyId: number, optionId: number, bidId: number): Promise<BidRow | undefined> {
  return sql.first(
    `select id, seq, amount, currency, vat_mode, days_to_pay, valid_until, entered_by, components from bids
      where company_id = $1 and option_id = $2 and id = $3`,
    [companyId, optionId, bidId],
  );
}

/** A stored bid counts as accepted anew: it gets the next place in the order. */
export function moveBid(sql: Sql, companyId: number, bidId: number, seq: number): Promise<number> {
  return sql.run(`update bids set seq = $3, provisional = false where company_id = $1 and id = $2`, [
    companyId,
    bidId,
    seq,
  ]);
}

/** The last decision about a load. */
export function findLastDecision(
  sql: Sql,
  companyId: number,
  loadId: number,
): Promise<{ inputs: Decision } | undefined> {
  return sql.first(`select inputs from decisions where company_id = $1 and load_id = $2 order by id desc limit 1`, [
    companyId,
    loadId,
  ]);
}

/** What a published tender's awards are measured against: the company's rule of that moment and the lowest target so far. */
export function savePublications(
  sql: Sql,
  publications: { loadId: number; companyId: number; rule: ApprovalRule | null; lowestTarget: StatedTarget | null }[],
): Promise<number> {
  return sql.run(
    `update auctions a set approval_rule = n.rule, lowest_target = n."lowestTarget"
       from json_to_recordset($1::json) as n("loadId" bigint, "companyId" bigint, rule jsonb, "lowestTarget" jsonb)
      where a.company_id = n."companyId" and a.load_id = n."loadId"`,
    [JSON.stringify(publications)],
  );
}

/** Loads whose bidding or decision goes on and in which the carrier has a bid. */
export function listLoadsWithBidOf(sql: Sql, companyId: number, carrierId: number): Promise<{ id: number }[]> {
  return sql.rows(
    `select l.id from options o join loads l on l.company_id = $1 and l.id = o.load_id
      where o.company_id = $1 and o.carrier_id = $2 and o.bid_id is not null and l.state in ('ongoing', 'tender_over')
      order by l.id`,
    [companyId, carrierId],
  );
}
