import type { AuctionMode, Terms } from '@tenderlane/domain/terms';
import type { LoadState } from '@tenderlane/domain/loads';
import { DEMO_CARRIERS, DEMO_LABELS } from './companies';
import { LANES, type Lane } from './lanes';
import type { Random } from './random';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type LoadCounts = Readonly<Record<LoadState, number>>;

export interface DemoSize {
  loads: LoadCounts;
  // Carriers that share the delivered loads.
  rated: number;
}

/** Most loads are delivered, because a rating needs five reviewed loads. */
export const DEMO_SIZE: DemoSize = {
  loads: {
    draft: 12,
    ongoing: 30,
    tender_over: 10,
    awaiting_confirmation: 6,
    processing: 18,
    in_progress: 12,
    did_not_take_place: 6,
    completed: 180,
    uncompleted: 3,
    canceled: 3,
    archived: 120,
  },
  rated: DEMO_CARRIERS.length,
};

interface Cargo {
  name: string;
  weight_kg: number;
  body: 'tent' | 'reefer' | 'box';
  tags: readonly string[];
}

const CARGOES: readonly Cargo[] = [
  { name: 'Paper rolls', weight_kg: 22_500, body: 'tent', tags: ['paper'] },
  { name: 'Corrugated board', weight_kg: 14_800, body: 'tent', tags: ['paper', 'light'] },
  { name: 'Hygiene tissue', weight_kg: 9_600, body: 'tent', tags: ['retail'] },
  { name: 'Office paper on pallets', weight_kg: 23_800, body: 'box', tags: ['paper', 'retail'] },
  { name: 'Starch for paper', weight_kg: 21_000, body: 'box', tags: ['raw material'] },
  { name: 'Latex, cooled', weight_kg: 19_400, body: 'reefer', tags: ['raw material', 'cooled'] },
  { name: 'Waste paper bales', weight_kg: 24_000, body: 'tent', tags: ['raw material'] },
];

/** Euros per kilometre of an ordinary lane. */
const RATE_PER_KM = { tent: 1.24, box: 1.31, reefer: 1.52 } as const;
const LEAST_PRICE = 320;
const LONG_LANES = LANES.filter(({ distanceKm }) => distanceKm > 700);

export interface LoadPlan {
  ends: LoadState;
  lane: Lane;
  cargo: Cargo;
  label: string | null;
  person: number;
  isComplete: boolean;
  /** Market cost of the transport in euro cents. */
  marketPrice: number;
  mode: AuctionMode;
  winner: Terms['winner'];
  hasTarget: boolean;
  hasBookNow: boolean;
  createdAt: number;
  publishedAt: number;
  durationMinutes: number;
  bidsUntil: number;
  pickupAt: number;
  deliveryAt: number;
  bidders: number;
  favourite: number | null;
}

/** Euro cents, rounded to ten euros. */
export const roundPrice = (cents: number) => Math.round(cents / 1000) * 1000;

/** End of the bidding by final state: hours before now and their spread. */
const ENDED_HOURS_AGO: Partial<Record<LoadState, readonly [number, number]>> = {
  ongoing: [-30, -0.4],
  tender_over: [0.5, 16],
  awaiting_confirmation: [0.35, 1.2],
  processing: [3, 40],
  in_progress: [60, 130],
  did_not_take_place: [26, 600],
  completed: [130, 750],
  uncompleted: [150, 500],
  canceled: [20, 600],
  archived: [870, 2150],
};

function timesOf(ends: LoadState, lane: Lane, now: number, random: Random) {
  const drive = (lane.distanceKm / 600) * DAY;
  if (ends === 'draft') {
    const createdAt = now - random.between(1, 120) * HOUR;
    const pickupAt = workingHour(now + random.between(3, 9) * DAY);
    return {
      createdAt,
      publishedAt: now,
      bidsUntil: now,
      durationMinutes: 24 * 60,
      pickupAt,
      deliveryAt: workingHour(pickupAt + drive + DAY),
    };
  }
  const [from, to] = ENDED_HOURS_AGO[ends] ?? [20, 600];
  // A delivery after a long drive lies in the past too.
  const drivenBy = ends === 'completed' || ends === 'archived' ? now - drive : now;
  const endsAt = drivenBy - random.between(from, to) * HOUR;
  const longest = ends === 'ongoing' ? Math.max(2, (endsAt - now) / HOUR + 5) : 26;
  const hours = random.pick([2, 4, 6, 24].filter((length) => length <= longest));
  // A running tender started some time ago.
  const durationMinutes =
    ends === 'ongoing' ? Math.round((endsAt - now) / MINUTE + random.between(30, 240)) : hours * 60;
  const publishedAt = endsAt - durationMinutes * MINUTE;
  const bidsUntil = Math.min(endsAt, now);
  const createdAt = publishedAt - random.between(0.2, 30) * HOUR;
  const pickupAt = pickupOf(ends, endsAt, now, random);
  return {
    createdAt,
    publishedAt,
    bidsUntil,
    durationMinutes,
    pickupAt,
    deliveryAt: workingHour(pickupAt + drive + random.between(0.5, 1) * DAY),
  };
}

function pickupOf(ends: LoadState, endsAt: number, now: number, random: Random): number {
  if (ends === 'in_progress') return Math.floor((now - random.between(2, 9) * HOUR) / HOUR) * HOUR;
  if (ends === 'processing') return workingHour(now + random.between(4, 90) * HOUR);
  return workingHour(endsAt + random.between(1.2, 3) * DAY);
}

/** The nearest full hour of a working day in UTC, at or after `at`. */
function workingHour(at: number): number {
  let hour = Math.ceil(at / HOUR) * HOUR;
  while (new Date(hour).getUTCHours() < 6 || new Date(hour).getUTCHours() > 14) hour += HOUR;
  return hour;
}

function planLoad(ends: LoadState, favourite: number, now: number, random: Random): LoadPlan {
  const lane = random.pick(ends === 'in_progress' ? LONG_LANES : LANES);
  const cargo = random.pick(CARGOES);
  const price = Math.max(LEAST_PRICE, lane.distanceKm * RATE_PER_KM[cargo.body] * lane.rate);
  const isNobody = ends === 'did_not_take_place' && random.isTrue(0.6);
  const plan: LoadPlan = {
    ends,
    lane,
    cargo,
    label: random.isTrue(0.6) ? random.pick(DEMO_LABELS) : null,
    person: random.whole(0, 3),
    isComplete: ends !== 'draft' || random.isTrue(0.5),
    marketPrice: roundPrice(price * random.between(93, 107)),
    mode: random.pick(['open', 'open', 'open', 'open', 'open', 'open', 'rank_only', 'sealed']),
    winner: ends === 'tender_over' || ends === 'did_not_take_place' || random.isTrue(0.65) ? 'manual' : 'automatic',
    hasTarget: random.isTrue(0.8),
    hasBookNow: random.isTrue(0.2),
    ...timesOf(ends, lane, now, random),
    bidders: isNobody ? 0 : random.whole(2, 8),
    favourite: null,
  };
  if (ends !== 'completed' && ends !== 'archived') return plan;
  return { ...plan, favourite, label: null, winner: 'manual', hasBookNow: false };
}

export function planLoads({ loads, rated }: DemoSize, now: number, random: Random): LoadPlan[] {
  return Object.entries(loads).flatMap(([ends, count]) =>
    Array.from({ length: count }, (_, place) => planLoad(ends as LoadState, place % rated, now, random)),
  );
}
