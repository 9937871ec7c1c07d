import { LIMITS } from '../core/limits';
import { firstPickup, type LoadContent, type Waypoint } from '../loads/load';
import { MINUTE_MS } from '../core/time';
import { comparableRate } from './comparable';
import type { Terms } from './terms';

/** A tender must end early enough that a carrier confirmed at the last moment can still reach the first pickup. */
export function isEndAfterPickup(load: { terms: Terms; firstPickupTo: number | null }, end0: number): boolean {
  const { maxExtraMinutes, confirmMinutes } = load.terms;
  return load.firstPickupTo !== null && end0 + (maxExtraMinutes + confirmMinutes) * MINUTE_MS >= load.firstPickupTo;
}

export const MISSING_CODES = [
  'required',
  'too-few',
  'too-many',
  'no-space',
  'no-pickup',
  'no-delivery',
  'delivery-before-pickup',
  'window-order',
  'window-past',
  'stops-order',
  'out-of-range',
  'target-above-starting',
  'book-now-above-starting',
  'automatic-needs-rate',
  'end-after-pickup',
  'audience-empty',
  'plan.limit',
] as const;
export type MissingCode = (typeof MISSING_CODES)[number];

/** One thing that keeps a draft from being published; `field` is the API's dotted path to it. */
export interface MissingForPublication {
  field: string;
  code: MissingCode;
}

export interface AudienceReach {
  joined: number;
  invited: number;
  isPublic: boolean;
}

export const audienceSize = ({ joined, invited, isPublic }: AudienceReach): number =>
  joined + invited + (isPublic ? 1 : 0);

/** Everything that is missing for a publication at `now` (epoch ms), all at once; an empty list means ready. */
export function missingForPublication(
  load: LoadContent,
  terms: Terms,
  audienceCount: number,
  now: number,
): MissingForPublication[] {
  const missing = [
    ...missingStops(load.waypoints, now),
    ...missingCargo(load),
    ...load.missingFields.map((variable): MissingForPublication => ({ field: `custom.${variable}`, code: 'required' })),
    ...missingRates(terms),
    ...missingTimes(terms),
  ];
  const pickupTo = firstPickup(load.waypoints).to;
  const end0 = now + terms.durationMinutes * MINUTE_MS;
  if (isEndAfterPickup({ terms, firstPickupTo: pickupTo }, end0)) {
    missing.push({ field: 'auction.duration_minutes', code: 'end-after-pickup' });
  }
  if (audienceCount < 1) missing.push({ field: 'auction.audience', code: 'audience-empty' });
  return missing;
}

function missingStops(waypoints: readonly Waypoint[], now: number): MissingForPublication[] {
  const missing: MissingForPublication[] = [];
  if (waypoints.length < LIMITS.stopsMin) missing.push({ field: 'waypoints', code: 'too-few' });
  if (waypoints.length > LIMITS.stopsMax) missing.push({ field: 'waypoints', code: 'too-many' });
  const pickup = waypoints.findIndex((waypoint) => waypoint.kind === 'pickup');
  const delivery = waypoints.findLastIndex((waypoint) => waypoint.kind === 'delivery');
  if (pickup < 0) missing.push({ field: 'waypoints', code: 'no-pickup' });
  if (delivery < 0) missing.push({ field: 'waypoints', code: 'no-delivery' });
  if (pickup >= 0 && delivery >= 0 && delivery < pickup)
    missing.push({ field: 'waypoints', code: 'delivery-before-pickup' });
  let previousFrom = -Infinity;
  for (const [index, waypoint] of waypoints.entries()) {
    const path = `waypoints.${index}`;
    if (!waypoint.address?.city) missing.push({ field: `${path}.address`, code: 'required' });
    missing.push(...missingWindow(waypoint, path, previousFrom, now));
    previousFrom = Math.max(previousFrom, waypoint.window.from ?? -Infinity);
  }
  return missing;
}

function missingWindow(
  { kind, window }: Waypoint,
  path: string,
  previousFrom: number,
  now: number,
): MissingForPublication[] {
  const { from, to } = window;
  const missing: MissingForPublication[] = [];
  if (from === null && kind !== 'stop') missing.push({ field: `${path}.window.from`, code: 'required' });
  if (to === null && kind !== 'stop') missing.push({ field: `${path}.window.to`, code: 'required' });
  if (from !== null && to !== null && to < from) missing.push({ field: `${path}.window.to`, code: 'window-order' });
  else if (to !== null && to <= now) missing.push({ field: `${path}.window.to`, code: 'window-past' });
  // A stop cannot end before the earlier stops have begun; windows that overlap are ordinary.
  if (to !== null && to < previousFrom) missing.push({ field: `${path}.window.to`, code: 'stops-order' });
  return missing;
}

function missingCargo({ cargo, truck, tenderType }: LoadContent): MissingForPublication[] {
  const missing: MissingForPublication[] = [];
  if (cargo.name.trim() === '') missing.push({ field: 'cargo.name', code: 'required' });
  if (cargo.weightKg === null || cargo.weightKg <= 0) missing.push({ field: 'cargo.weight_kg', code: 'required' });
  // A part load shares the truck: the carrier must know how much floor it takes and whether others fit on top.
  if (tenderType === 'ltl') {
    if (cargo.loadingMetres === null && cargo.pallets === null)
      missing.push({ field: 'cargo.loading_metres', code: 'no-space' });
    if (cargo.isStackable === null) missing.push({ field: 'cargo.stackable', code: 'required' });
  }
  if (truck.bodyTypes.length === 0) missing.push({ field: 'truck.body_types', code: 'required' });
  return missing;
}

function missingRates(terms: Terms): MissingForPublication[] {
  const { startingRate, targetRate, bookNowPrice } = terms;
  const missing: MissingForPublication[] = [];
  const rates = [
    ['auction.starting_rate', startingRate],
    ['auction.target_rate', targetRate],
    ['auction.book_now_price', bookNowPrice],
  ] as const;
  for (const [field, rate] of rates) {
    if (rate !== null && !isUsable(rate, terms)) missing.push({ field, code: 'out-of-range' });
  }
  if (startingRate !== null && targetRate !== null && targetRate > startingRate) {
    missing.push({ field: 'auction.target_rate', code: 'target-above-starting' });
  }
  if (startingRate !== null && bookNowPrice !== null && bookNowPrice > startingRate) {
    missing.push({ field: 'auction.book_now_price', code: 'book-now-above-starting' });
  }
  if (terms.winner === 'automatic' && startingRate === null && targetRate === null) {
    missing.push({ field: 'auction.target_rate', code: 'automatic-needs-rate' });
  }
  return missing;
}

function missingTimes(terms: Terms): MissingForPublication[] {
  const stepMax = terms.step.kind === 'percent' ? LIMITS.percentMaxBp : LIMITS.moneyMax;
  const ranges = [
    ['auction.duration_minutes', terms.durationMinutes, LIMITS.durationMinMinutes, LIMITS.durationMaxMinutes],
    ['auction.extra_minutes', terms.extraMinutes, 0, LIMITS.extraMaxMinutes],
    ['auction.max_extra_minutes', terms.maxExtraMinutes, 0, LIMITS.maxExtraMaxMinutes],
    ['auction.confirm_minutes', terms.confirmMinutes, LIMITS.confirmMinMinutes, LIMITS.confirmMaxMinutes],
    ['auction.decision_minutes', terms.decisionMinutes, LIMITS.decisionMinMinutes, LIMITS.decisionMaxMinutes],
    ['auction.bid_step', terms.step.value, 0, stepMax],
  ] as const;
  return ranges
    .filter(([, value, min, max]) => !isWithin(value, min, max))
    .map(([field]) => ({ field, code: 'out-of-range' }));
}

function isUsable(rate: number, terms: Terms): boolean {
  return [rate, comparableRate(rate, terms)].every((amount) => isWithin(amount, LIMITS.moneyMin, LIMITS.moneyMax));
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max;
}
