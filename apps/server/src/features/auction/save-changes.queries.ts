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

/** Parts of the statement that have rows; the options and the chain always have a part. */
interface Parts {
  chosen: boolean;
  losses: boolean;
  bids: boolean;
  decisions: boolean;
}

const changeOptions = (which: string) => `update options o set state = n.state, bid_id = n."bidId", amount = n.amount,
         comparable = n.comparable, accepted_seq = n."acceptedSeq", accepted_at = ${at('acceptedAt')}, valid_until = ${at('validUntil')},
         provisional = n.provisional, is_out = n."out", loss = n.loss,
         decline_code = coalesce(n."declineCode", o.decline_code), decline_text = coalesce(n."declineText", o.decline_text),
         revision_count = coalesce(n."revisionCount", o.revision_count), revision_times = coalesce(n."revisionTimes", o.revision_times)
       from changed n where o.id = n.id and ${which} returning o.id`;

const CHOSEN = `n.state in ('selected', 'confirmed')`;

/** The next winner is written after the previous one is removed, so that no moment has two winners. */
function chosenPart(losses: boolean): string {
  const lost = losses ? ' + (select count(*) from lost)' : '';
  return `, chosen as (${changeOptions(`${CHOSEN} and (select count(*) from gone)${lost} >= 0`)})`;
}

const lossesPart = (ids: string, states: string, losses: string) => `, lost as (
       update options o set state = n.state, loss = n.loss::jsonb
         from unnest(string_to_array(${ids}, ',')::bigint[], string_to_array(${states}, ','), string_to_array(${losses}, E'\\n')) as n(id, state, loss)
        where o.id = n.id returning o.id
     )`;

const bidsPart = (bids: string) => `, bid as (
       insert into bids (id, option_id, load_id, company_id, carrier_company_id, seq, amount, currency, vat_mode, days_to_pay, comparable,
         valid_until, comment, offered_times, truck_plate, driver_name, components, provisional, entered_by, placed_by, placed_at)
       overriding system value
       select n.id, n."optionId", n."loadId", n."companyId", n."carrierCompanyId", n.seq, n.amount, n.currency, n."vatMode", n."daysToPay",
         n.comparable, ${at('validUntil')}, n.comment, n."offeredTimes", n."truckPlate", n."driverName", n.components, n.provisional,
         n."enteredBy", n."placedBy", ${at('placedAt')}
       from json_to_recordset(${bids}::json) as n(id bigint, "optionId" bigint, "loadId" bigint, "companyId" bigint,
         "carrierCompanyId" bigint, seq integer, amount bigint, currency text, "vatMode" text, "daysToPay" integer, comparable bigint,
         "validUntil" float8, comment text, "offeredTimes" jsonb, "truckPlate" text, "driverName" text, components jsonb,
         provisional boolean, "enteredBy" bigint, "placedBy" bigint, "placedAt" float8)
     )`;

const decisionsPart = (decisions: string) => `, decided as (
       insert into decisions (load_id, company_id, option_id, decided_by, decided_at, inputs)
       select n."loadId", n."companyId", n."optionId", n."decidedBy", ${at('at')}, n.inputs
       from json_to_recordset(${decisions}::json) as n("loadId" bigint, "companyId" bigint, "optionId" bigint, "decidedBy" bigint, at float8, inputs jsonb)
     )`;

/**
 * PostgreSQL sets up every part of a statement, with or without rows: for bids, the needed parts alone take it four fifths
 * of the time of all parts.
 */
function statementOf({ chosen, losses, bids, decisions }: Parts): string {
  let last = 2;
  const next = () => `$${++last}`;
  return `with changed as ${unscoped('what a rule changed of loads the caller has locked')} (
       select * from json_to_recordset($1::json) as n(id bigint, state text, "bidId" bigint, amount bigint, comparable bigint,
         "acceptedSeq" integer, "acceptedAt" float8, "validUntil" float8, provisional boolean, "out" boolean, loss jsonb,
         "declineCode" text, "declineText" text, "revisionCount" integer, "revisionTimes" bigint[])
     ), gone as (${changeOptions(`n.state not in ('selected', 'confirmed')`)})
     ${bids ? bidsPart(next()) : ''}${decisions ? decisionsPart(next()) : ''}
     ${losses ? lossesPart(next(), next(), next()) : ''}${chosen ? chosenPart(losses) : ''}
     insert into chain_entries (load_id, seq, company_id, carrier_company_id, kind, at, commitment, prev, hash, payload, salt)
     select n."loadId", n.seq, n."companyId", n."carrierCompanyId", n.kind, ${at('atMs')}, n.commitment, n.prev, n.hash, n.payload, n.salt
       from json_to_recordset($2::json) as n("loadId" bigint, seq integer, "companyId" bigint, "carrierCompanyId" bigint, kind text,
         "atMs" float8, commitment text, prev text, hash text, payload text, salt text)`;
}

const statements = new Map<string, string>();

/** The driver finds a prepared statement by its text, which is fast only for a text that was used before. */
function rememberedStatementOf(parts: Parts): string {
  const key = Object.values(parts).join();
  const statement = statements.get(key) ?? statementOf(parts);
  statements.set(key, statement);
  return statement;
}

export function saveAuctionChanges(
  sql: Sql,
  { options, losses, bids, chain, decisions }: AuctionWrites,
): Promise<number> {
  const parts = {
    chosen: options.some(({ state }) => state === 'selected' || state === 'confirmed'),
    losses: losses.length > 0,
    bids: bids.length > 0,
    decisions: decisions.length > 0,
  };
  return sql.run(rememberedStatementOf(parts), [
    JSON.stringify(options),
    JSON.stringify(chain),
    ...(parts.bids ? [JSON.stringify(bids)] : []),
    ...(parts.decisions ? [JSON.stringify(decisions)] : []),
    ...(parts.losses ? textsOf(losses) : []),
  ]);
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
