import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import type { Dashboard } from '@tenderlane/contract';
import { insurance } from '@tenderlane/contract/packets/examples';
import {
  bid,
  draftTender,
  endBidding,
  joinColleague,
  openMarket,
  openTender,
  select,
  type Shipper,
} from '../../../test/build';
import { currency, naiveSums, rates, reportRates, type Rates } from '../../../test/dashboard/amounts';
import { endOfOffice, placeInTime, ZONES } from '../../../test/dashboard/zones';
import { inviteCarrier } from '../../../test/network';
import { startApp, type TestApp } from '../../../test/start-app';

const KINDS = ['choice', 'approval', 'confirmation', 'raise_price', 'failed', 'winner_gone', 'late', 'open'] as const;
type Kind = (typeof KINDS)[number];
const EACH = 3;
const EXPIRING_DAYS = 7;

let app: TestApp;
let shipper: Shipper;
let people: { me: number; other: number };
const loads: { id: number; kind: Kind }[] = [];
let carriers: { asks: number; invited: number[]; documents: number[] };

beforeAll(async () => {
  app = await startApp();
  const { anna, borys, celina, ...market } = await openMarket(app);
  shipper = market.shipper;
  const colleague = await joinColleague(app, shipper, 'manager');
  const personOf = async (login: string) =>
    (await app.database.one<{ id: number }>(`select id from accounts where email = $1`, [login])).id;
  people = { me: await personOf(shipper.login), other: await personOf(colleague.login) };
  const begin = async (kind: Kind): Promise<number> => {
    if (kind === 'failed') return draftTender(app, shipper);
    const id = await openTender(app, shipper);
    if (kind === 'raise_price') return id;
    await bid(anna, id, 240_000);
    await bid(borys, id, 230_000);
    return id;
  };
  const make = async (kind: Kind) => {
    for (let count = 0; count < EACH; count++) loads.push({ id: await begin(kind), kind });
  };
  for (const kind of KINDS) if (kind !== 'open') await make(kind);
  await endBidding(app, shipper, loads.find(({ kind }) => kind === 'late')!.id);
  for (const { id, kind } of loads) {
    if (['confirmation', 'winner_gone', 'late'].includes(kind)) await select(shipper, id, borys);
    if (kind === 'winner_gone') await borys.done('PUT /loads/{id}/decline', id, { code: 'price' });
    if (kind === 'late') await borys.done('PUT /loads/{id}/confirm', id, {});
  }
  await make('open');
  await app.database.run(
    `insert into failed_publications (load_id, company_id, failed_at) select id, company_id, now() from loads where id = any($1)`,
    [loads.flatMap(({ id, kind }) => (kind === 'failed' ? [id] : []))],
  );
  const keep = async () => (await shipper.done('POST /carriers/{id}/documents', anna.carrierId, insurance())).id;
  carriers = {
    asks: celina.carrierId,
    invited: [(await inviteCarrier(shipper)).id, (await inviteCarrier(shipper)).id],
    documents: [await keep(), await keep()],
  };
});
afterAll(() => app.close());

const edge = fc.constantFrom(-1, 0, 1);
const price = fc.integer({ min: 1, max: 500_000 });
const fact = fc.record({
  isThere: fc.boolean(),
  isMine: fc.boolean(),
  from: fc.constantFrom('now', 'hour', 'day', 'office', 'before_office'),
  after: fc.oneof(edge, fc.integer({ min: -DAY_MS, max: DAY_MS })),
  isAskedByMe: fc.boolean(),
  currency,
  lowest: fc.option(price),
  starting: fc.option(price),
  isSealed: fc.boolean(),
});
type Fact = typeof fact extends fc.Arbitrary<infer Value> ? Value : never;
type Row = Fact & { id: number; kind: Kind; at: number };

const situation = fc.record({
  ...placeInTime,
  rates,
  facts: fc.array(fact, { minLength: KINDS.length * EACH, maxLength: KINDS.length * EACH }),
  asks: fc.boolean(),
  expired: fc.tuple(edge, edge),
  days: fc.tuple(fc.integer({ min: -1, max: 8 }), fc.integer({ min: -1, max: 8 })),
});

async function save({ id, kind, at, ...row }: Row): Promise<void> {
  const moment = new Date(at);
  const approval = { optionId: 1, bidId: 1, via: 'manual', requestedAt: at - HOUR_MS, endsAt: at };
  const asked = { ...approval, requestedBy: row.isAskedByMe ? people.me : people.other };
  await app.database.run(
    `update loads set deleted_at = $2, manager_id = $3, decision_ends_at = $4, confirmation_ends_at = $4, finished_at = $4,
            loading_told_at = $4, approval = $5::jsonb, currency = $6, lowest = $7 where id = $1`,
    [
      id,
      row.isThere ? null : moment,
      row.isMine ? people.me : people.other,
      moment,
      kind === 'approval' ? JSON.stringify(asked) : null,
      row.currency,
      row.lowest,
    ],
  );
  await app.database.run(
    `update auctions set terms = terms || jsonb_build_object('mode', $2::text, 'startingRate', $3::bigint) where load_id = $1`,
    [id, row.isSealed ? 'sealed' : 'open', row.starting],
  );
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

interface Item {
  key: string;
  deadline: number | null;
}

function decisionsOf({ kind, at, isAskedByMe }: Row, now: number): Item[] {
  if (kind === 'choice' || kind === 'winner_gone') return [{ key: 'award.choice', deadline: at }];
  if (kind === 'approval' && !isAskedByMe) return [{ key: 'award.approval', deadline: at }];
  if (kind === 'confirmation' && at <= now + HOUR_MS) return [{ key: 'award.confirmation', deadline: at }];
  if (kind === 'raise_price' && at > now - DAY_MS) return [{ key: 'award.raise_price', deadline: at + DAY_MS }];
  return kind === 'failed' ? [{ key: 'auction.publication_failed', deadline: null }] : [];
}

interface CarrierFacts {
  asks: boolean;
  expired: readonly number[];
  days: readonly number[];
}

function exceptionsOf(rows: readonly Row[], carrierFacts: CarrierFacts | null): Record<string, number> {
  const numberOf = (kind: Kind) => rows.filter((row) => row.kind === kind).length;
  const { asks, expired, days } = carrierFacts ?? { asks: false, expired: [], days: [] };
  return {
    'award.winner_gone': numberOf('winner_gone'),
    'award.loading_late': numberOf('late'),
    'carrier.access_request': asks ? 1 : 0,
    'carrier.invitation_expired': expired.filter((after) => after <= 0).length,
    'packet.papers_expire': days.filter((day) => day >= 0 && day <= EXPIRING_DAYS).length,
  };
}

async function saveCarriers({ asks, expired, days }: CarrierFacts, now: number): Promise<void> {
  await app.database.run(`update carriers set state = $2 where id = $1`, [
    carriers.asks,
    asks ? 'requested' : 'verified',
  ]);
  for (const [place, id] of carriers.invited.entries())
    await app.database.run(`update carrier_invitations set expires_at = $2 where carrier_id = $1`, [
      id,
      new Date(now + expired[place]!),
    ]);
  for (const [place, id] of carriers.documents.entries())
    await app.database.run(`update carrier_documents set expires_on = $2 where id = $1`, [
      id,
      isoDay(now + days[place]! * DAY_MS),
    ]);
}

function expectDecisions(decide: Dashboard['decide'], expected: readonly Item[], officeEnds: number): void {
  expect(decide?.items.map(({ key }) => key).toSorted()).toEqual(expected.map(({ key }) => key).toSorted());
  expect(decide).toMatchObject({
    total: expected.length,
    before_office_ends: expected.filter(({ deadline }) => deadline !== null && deadline < officeEnds).length,
  });
}

function worthOf({ currency: code, isSealed, lowest, starting }: Row) {
  const amount = isSealed ? starting : (lowest ?? starting);
  return amount === null ? [] : [{ currency: code, amount }];
}

async function totalOf({
  page,
  query,
}: {
  page: string;
  query: Record<string, string>;
}): Promise<number | null | undefined> {
  const now = app.clock.at;
  const period = { from: isoDay(now), to: isoDay(now + EXPIRING_DAYS * DAY_MS) };
  if (page === 'tenders') return (await shipper.call('GET /loads', { query })).body.meta.total;
  if (page === 'carriers') return (await shipper.call('GET /carriers', { query })).body.meta.total;
  if (page === 'carriers.requests')
    return (await shipper.call('GET /carriers', { query: { state: 'requested' } })).body.meta.total;
  return (await shipper.call('GET /carriers/expiring', { query: period })).body.data.length;
}

async function expectOpenTenders(tiles: Dashboard['tiles'], open: readonly Row[], given: Rates): Promise<void> {
  const priced = open.flatMap(worthOf);
  const tile = tiles?.find(({ key }) => key === 'open_for_bids');
  const sums = priced.length > 0 ? naiveSums(priced, given) : null;
  expect(tile).toMatchObject({ value: open.length, total: open.length, sums });
  expect(tile?.opens && (await totalOf(tile.opens))).toBe(open.length);
}

it('each panel and open tenders equal a naive count and the total of the list that they open', async () => {
  await fc.assert(
    fc.asyncProperty(situation, async ({ country, now, facts, rates: given, asks, expired, days }) => {
      app.clock.at = now;
      const officeEnds = endOfOffice(now, ZONES[country]);
      const bases = {
        now,
        hour: now + HOUR_MS,
        day: now - DAY_MS,
        office: officeEnds,
        before_office: officeEnds - DAY_MS,
      };
      const all = facts.map((row, place): Row => ({ ...row, ...loads[place]!, at: bases[row.from] + row.after }));
      await app.database.run(`update companies set country_id = $2 where id = $1`, [shipper.companyId, country]);
      await shipper.call('PUT /profile/setting', { body: { report_rates: reportRates(given) } });
      for (const row of all) await save(row);
      await saveCarriers({ asks, expired, days }, now);

      for (const scope of ['all', 'mine'] as const) {
        const isMine = scope === 'mine';
        const shown = all.filter((row) => row.isThere && (!isMine || row.isMine));
        const query = { scope, per_page: 50 };
        const { tiles, decide, live, exceptions, ...rest } = (await shipper.call('GET /dashboard', { query })).body
          .data;
        expect(Date.parse(rest.office_ends)).toBe(officeEnds);

        // An approval is addressed to everybody who may give it.
        const addressed = all.filter((row) => row.isThere && (!isMine || row.isMine || row.kind === 'approval'));
        const decisions = addressed.flatMap((row) => decisionsOf(row, now));
        expectDecisions(decide, decisions, officeEnds);
        const listed = { attention: 'decide', ...(isMine && { attention_scope: 'mine' }) };
        expect(await totalOf({ page: 'tenders', query: listed })).toBe(decide?.total);

        const naive = exceptionsOf(shown, isMine ? null : { asks, expired, days });
        const counted = Object.entries(naive).filter(([, total]) => total > 0);
        expect(new Map(exceptions?.kinds.map(({ key, total }) => [key, total]))).toEqual(new Map(counted));
        expect(exceptions?.total).toBe(counted.reduce((sum, [, total]) => sum + total, 0));
        for (const { key, total, opens } of exceptions?.kinds ?? [])
          expect([key, opens.id === null ? await totalOf(opens) : 1]).toEqual([key, total]);

        const open = shown.filter(({ kind }) => kind === 'open');
        await expectOpenTenders(tiles, open, given);
        expect(live?.total).toBe(open.length);
      }
    }),
    { numRuns: 30, seed: 20_261_128 },
  );
});
