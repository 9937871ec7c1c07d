import type { Decision } from '@tenderlane/domain/auction';
import type { ApprovalRule, ChainKind, OptionState, StatedTarget } from '@tenderlane/domain/terms';
import type { BidBody } from '@tenderlane/contract';
import { momentOf } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { own, unscoped } from '../../platform/database/tenant';

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

export interface LossWrite {
  id: number;
  state: OptionState;
  loss: object;
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

export interface AuctionWrites {
  options: OptionWrite[];
  losses: LossWrite[];
  bids: BidWrite[];
  chain: ChainWrite[];
  decisions: DecisionWrite[];
}

const at = (column: string) => momentOf(`n."${column}"`);

/** Updates options. The next winner is written after the previous one is removed, so that no moment has two winners. */
const changeOptions = (which: string) => `update options o set state = n.state, bid_id = n."bidId", amount = n.amount,
         comparable = n.comparable, accepted_seq = n."acceptedSeq", accepted_at = ${at('acceptedAt')}, valid_until = ${at('validUntil')},
         provisional = n.provisional, is_out = n."out", loss = n.loss,
         decline_code = coalesce(n."declineCode", o.decline_code), decline_text = coalesce(n."declineText", o.decline_text),
         revision_count = coalesce(n."revisionCount", o.revision_count), revision_times = coalesce(n."revisionTimes", o.revision_times)
       from changed n where o.id = n.id and ${which} returning o.id`;

export function saveAuctionChanges(sql: Sql, writes: AuctionWrites): Promise<number> {
  return sql.run(
    `with changed as ${unscoped('what a rule changed of loads the caller has locked')} (
       select * from json_to_recordset($1::json) as n(id bigint, state text, "bidId" bigint, amount bigint, comparable bigint,
         "acceptedSeq" integer, "acceptedAt" float8, "validUntil" float8, provisional boolean, "out" boolean, loss jsonb,
         "declineCode" text, "declineText" text, "revisionCount" integer, "revisionTimes" bigint[])
     ), gone as (
       ${changeOptions(`n.state not in ('selected', 'confirmed')`)}
     ), lost as (
       update options o set state = n.state, loss = n.loss::jsonb
         from unnest(string_to_array($5, ',')::bigint[], string_to_array($6, ','), string_to_array($7, E'\\n')) as n(id, state, loss)
        where o.id = n.id returning o.id
     ), chosen as (
       ${changeOptions(`n.state in ('selected', 'confirmed') and (select count(*) from gone) + (select count(*) from lost) >= 0`)}
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
      ...textsOf(writes.losses),
    ],
  );
}

/** Ids, states and losses as one text each: with thousands of them this costs PostgreSQL half as much as one JSON. */
const textsOf = (losses: LossWrite[]): string[] => [
  losses.map(({ id }) => id).join(','),
  losses.map(({ state }) => state).join(','),
  losses.map(({ loss }) => JSON.stringify(loss)).join('\n'),
];

/** A stored bid that is accepted again gets the next place in the order. */
export function moveBid(sql: Sql, companyId: number, bidId: number, seq: number): Promise<number> {
  return sql.run(`update bids set seq = $3, provisional = false where ${own()} and id = $2`, [companyId, bidId, seq]);
}

/** Saves the basis for the approval of awards: the company's rule at publication and the lowest target so far. */
export function savePublications(
  sql: Sql,
  publications: { loadId: number; companyId: number; rule: ApprovalRule | null; lowestTarget: StatedTarget | null }[],
): Promise<number> {
  return sql.run(
    `update auctions a set approval_rule = n.rule, lowest_target = n."lowestTarget"
       from json_to_recordset($1::json) as n("loadId" bigint, "companyId" bigint, rule jsonb, "lowestTarget" jsonb)
      where ${own('a', 'n."companyId"')} and a.load_id = n."loadId"`,
    [JSON.stringify(publications)],
  );
}
