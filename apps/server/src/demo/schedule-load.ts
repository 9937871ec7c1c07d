import { assertPresent } from '../platform/errors';
import { toDraftBody, startingRate, termsOf } from './load-input';
import { tryCall, type DemoBidder, type Market } from './market';
import type { LoadPlan } from './plan-loads';
import { nextPrice } from './prices';
import { reviewOf, scheduleTalk } from './contents/talk';
import { scheduleStop, scheduleVehicle } from './contents/trip';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NO_CAPACITY = 'no_capacity' as const;

interface Course {
  market: Market;
  plan: LoadPlan;
  id: number;
  best: number | null;
  own: Map<DemoBidder, number>;
}

export function scheduleLoad(market: Market, plan: LoadPlan): void {
  const course: Course = { market, plan, id: 0, best: null, own: new Map() };
  const { agenda, random } = market;
  const call = personOf(course);
  agenda.add(plan.createdAt, async () => {
    course.id = (await call('POST /loads', { body: { country_id: 'pl' } })).id;
    await call('PUT /loads/{id}', {
      path: { id: course.id },
      body: { ...toDraftBody(plan, market), auction: termsOf(plan, market.labels) },
    });
  });
  if (plan.ends === 'draft') return;
  agenda.add(plan.publishedAt, async () => void (await call('PUT /loads/{id}/publish', { path: { id: course.id } })));
  scheduleBids(course);
  const endsAt = plan.publishedAt + plan.durationMinutes * MINUTE;
  if (plan.ends === 'canceled')
    return cancel(course, endsAt - random.between(0.1, 0.6) * plan.durationMinutes * MINUTE);
  if (['ongoing', 'tender_over', 'did_not_take_place'].includes(plan.ends)) return;
  // An extended end is at most half an hour later.
  scheduleAward(course, endsAt + random.between(31, 45) * MINUTE);
}

const personOf = ({ market, plan }: Course) =>
  assertPresent(market.people[plan.person % market.people.length], 'a person');

const awarderOf = ({ market, plan }: Course) => assertPresent(market.people[plan.person % 2], 'a manager');

const favouriteOf = ({ market, plan }: Course) =>
  plan.favourite === null ? undefined : market.bidders[plan.favourite];

function scheduleBids(course: Course): void {
  const { market, plan } = course;
  const { agenda, random } = market;
  const bidders = market.bidders.filter(({ label }) => !plan.label || label === plan.label);
  const favourite = favouriteOf(course);
  const interested = new Set<DemoBidder>();
  // Its first bid meets no lower one.
  if (favourite)
    agenda.add(plan.publishedAt + 0.01 * (plan.bidsUntil - plan.publishedAt), () => bid(course, favourite));
  while (interested.size < plan.bidders) interested.add(random.pick(bidders));
  for (const bidder of interested) {
    const turns = plan.mode === 'sealed' ? 1 : random.whole(1, 4);
    for (let turn = 0; turn < turns; turn++) {
      const share = 1 - random.next() ** 2;
      const at = plan.publishedAt + (0.02 + 0.97 * share) * (plan.bidsUntil - plan.publishedAt);
      agenda.add(at, () => bid(course, bidder));
    }
  }
}

async function bid(course: Course, bidder: DemoBidder): Promise<void> {
  const { market, plan, id, own } = course;
  const facts = {
    mode: plan.mode,
    startingRate: startingRate(plan),
    best: course.best,
    own: own.get(bidder) ?? null,
    lowest: plan.marketPrice * bidder.cost,
  };
  const amount = nextPrice(facts, market.random);
  if (amount === undefined || course.best === own.get(bidder)) return;
  const price = { amount, currency: 'EUR' };
  const path = { id };
  // A carrier opens a tender before its first bid.
  if (!own.has(bidder)) await tryCall(market, () => bidder.call('GET /loads/{id}', { path }));
  const placed = await tryCall(market, () =>
    bidder.call('POST /loads/{id}/bids', { path, body: { price, confirm: true } }),
  );
  if (!placed) return;
  own.set(bidder, amount);
  course.best = Math.min(course.best ?? amount, amount);
}

function cancel(course: Course, at: number): void {
  course.market.agenda.add(at, async () => {
    const body = { reason: 'The customer has moved the order to next month.' };
    await tryCall(course.market, () => personOf(course)('PUT /loads/{id}/cancel', { path: { id: course.id }, body }));
  });
}

/** The shipper selects when nobody else does; after a refusal the next carrier is selected. */
function scheduleAward(course: Course, at: number): void {
  const { agenda, random } = course.market;
  agenda.add(at, async () => {
    await select(course);
    if (course.plan.ends === 'awaiting_confirmation') return;
    agenda.add(at + random.between(4, 50) * MINUTE, () => answer(course, at));
  });
}

async function select(course: Course): Promise<void> {
  const { market, id } = course;
  const call = awarderOf(course);
  const { list_item: item } = await call('GET /loads/{id}', { path: { id } });
  if (item.status_id !== 'tender_over') return;
  const options = await call('GET /loads/{id}/options', { path: { id } });
  const ranked = options
    .filter(({ state, rank }) => state === 'active' && rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const favourite = favouriteOf(course);
  const chosen =
    ranked.find(({ carrier }) => carrier.id === favourite?.carrierId) ??
    ranked[market.random.isTrue(0.85) ? 0 : 1] ??
    ranked[0];
  if (!chosen) return;
  const body = { option_id: chosen.id, ...(chosen.bid_id && { bid_id: chosen.bid_id }) };
  await tryCall(market, () => call('PUT /loads/{id}/select_option', { path: { id }, body }));
}

async function answer(course: Course, selectedAt: number): Promise<void> {
  const { market, id } = course;
  const { list_item: item } = await personOf(course)('GET /loads/{id}', { path: { id } });
  const winner = market.bidders.find(({ carrierId }) => carrierId === item.carrier?.id);
  if (item.status_id !== 'awaiting_confirmation' || !winner) return;
  if (winner !== favouriteOf(course) && market.random.isTrue(0.06)) {
    const body = { code: NO_CAPACITY };
    await tryCall(market, () => winner.call('PUT /loads/{id}/decline', { path: { id }, body }));
    scheduleAward(course, selectedAt + HOUR);
    return;
  }
  await tryCall(market, () => winner.call('PUT /loads/{id}/confirm', { path: { id }, body: {} }));
  scheduleTrip(course, winner, selectedAt + HOUR);
  const talks = winner === market.bidders[0] || market.random.isTrue(0.2);
  if (talks) scheduleTalk({ market, id, winner, shipper: awarderOf(course) }, selectedAt + HOUR);
}

/** Schedules loading and delivery. The clock archives completed loads after a month by itself. */
function scheduleTrip(course: Course, winner: DemoBidder, confirmedAt: number): void {
  const { market, plan, id } = course;
  const { agenda, random } = market;
  const call = awarderOf(course);
  const trip = { market, id, winner, shipper: call };
  scheduleVehicle(trip, Math.max(confirmedAt, plan.pickupAt - random.between(2, 20) * HOUR));
  if (plan.ends === 'processing') return;
  const loadedAt = plan.pickupAt + random.between(0.2, 3) * HOUR;
  scheduleStop(trip, 0, plan.ends === 'in_progress' ? plan.pickupAt + 0.5 * HOUR : loadedAt);
  if (plan.ends === 'in_progress') return;
  const deliveredAt = plan.deliveryAt + random.between(0.2, 2) * HOUR;
  if (plan.ends === 'uncompleted') {
    const body = { reason: 'The trailer was damaged on the way; the goods went back.' };
    agenda.add(deliveredAt, async () => {
      await tryCall(market, () => call('PUT /loads/{id}/fail', { path: { id }, body }));
    });
    return;
  }
  scheduleStop(trip, -1, deliveredAt);
  agenda.add(deliveredAt + 2.5 * HOUR, () => complete(course));
}

async function complete(course: Course): Promise<void> {
  const { market, id, plan } = course;
  const call = awarderOf(course);
  const path = { id };
  const done = await tryCall(market, () =>
    call('PUT /loads/{id}/complete', { path, body: { waive_reason: 'The signed papers come by post' } }),
  );
  if (!done || (plan.favourite === null && market.random.isTrue(0.4))) return;
  const { list_item: item } = await call('GET /loads/{id}', { path });
  const winner = market.bidders.findIndex(({ carrierId }) => carrierId === item.carrier?.id);
  if (winner >= 0)
    await tryCall(market, () => call('POST /loads/{id}/review', { path, body: reviewOf(winner, market.random) }));
}
