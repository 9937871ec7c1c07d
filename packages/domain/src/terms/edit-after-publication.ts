import { isEqual } from '../values/is-equal';
import type { Json } from '../core/json';
import type { LoadContent, Waypoint } from '../loads/load';
import { asksNothing, type Capabilities, type CapabilityLane } from '../carriers/capabilities';
import { refuse, type Refusal } from '../core/refusal';
import type { AudienceKind } from '../carriers/audience';
import type { Terms } from './terms';

/** The sections whose edit makes bids stale. */
export const MATERIAL_SECTIONS = ['route', 'dates', 'cargo', 'truck', 'payment'] as const;
export type MaterialSection = (typeof MATERIAL_SECTIONS)[number];

export function materialChange(before: LoadContent, after: LoadContent): MaterialSection[] {
  const old = sectionsOf(before);
  const next = sectionsOf(after);
  return MATERIAL_SECTIONS.filter((section) => !isEqual(old[section], next[section]));
}

function sectionsOf(load: LoadContent): Record<MaterialSection, Json> {
  const { cargo, truck, payment, tenderType, waypoints } = load;
  const { name, weightKg, volumeM3, packages, lengthM, widthM, heightM, declaredValue } = cargo;
  const { loadingMetres, pallets, isStackable } = cargo;
  return {
    route: waypoints.map(placeOf),
    dates: waypoints.map(({ window }) => ({ from: window.from, to: window.to })),
    cargo: {
      name,
      weightKg,
      volumeM3,
      packages,
      loadingMetres,
      pallets,
      isStackable,
      lengthM,
      widthM,
      heightM,
      tenderType,
      declaredValue: declaredValue && { amount: declaredValue.amount, currency: declaredValue.currency },
    },
    truck: {
      bodyTypes: truck.bodyTypes.toSorted(),
      loadTypes: truck.loadTypes.toSorted(),
      temperature: truck.temperature && { minC: truck.temperature.minC, maxC: truck.temperature.maxC },
    },
    payment: { type: payment.type, daysToPay: payment.daysToPay },
  };
}

function placeOf({ kind, address }: Waypoint): Json {
  if (!address) return { kind };
  const { countryId, city, street, postalCode, lat, lon } = address;
  return { kind, countryId, city, street, postalCode, lat, lon };
}

const FROZEN: readonly (keyof Terms)[] = [
  'mode',
  'winner',
  'winnerRule',
  'weights',
  'currency',
  'basis',
  'vatMode',
  'vatRateBp',
  'costOfMoneyBp',
  'durationMinutes',
  'extraMinutes',
  'maxExtraMinutes',
];
const FROZEN_BY_BIDS: readonly (keyof Terms)[] = ['step', 'startingRate', 'bookNowPrice', 'targetRate', 'guardrailBp'];

/**
 * The terms that cannot change any more: some from publication on, more from the first counted bid (in a sealed tender:
 * the first accepted one).
 */
export function frozenTerms(hasBids: boolean): readonly (keyof Terms)[] {
  return hasBids ? [...FROZEN, ...FROZEN_BY_BIDS] : FROZEN;
}

export function frozenChange(before: Terms, after: Terms, hasBids: boolean): (keyof Terms)[] {
  return frozenTerms(hasBids).filter((name) => !isEqual(before[name], after[name]));
}

export interface Audience {
  kind: AudienceKind;
  labelIds: readonly number[];
  carrierIds: readonly number[];
  capabilities: Capabilities | null;
}

export function changesOnlyGrow(
  before: { audience: Audience; end: number },
  after: { audience: Audience; end: number },
): Refusal | null {
  if (!audienceGrows(before.audience, after.audience)) return refuse('load.audience-shrinks', undefined, 'audience');
  return after.end >= before.end ? null : refuse('auction.end-not-later', undefined, 'end');
}

function audienceGrows(before: Audience, after: Audience): boolean {
  if (after.kind === 'network') return before.kind !== 'link';
  return (
    before.kind === after.kind &&
    holds(after.labelIds, before.labelIds) &&
    holds(after.carrierIds, before.carrierIds) &&
    ruleGrows(before.capabilities, after.capabilities)
  );
}

/** A rule grows when it asks for less: more bodies or lanes to choose from, or fewer certificates. */
function ruleGrows(before: Capabilities | null, after: Capabilities | null): boolean {
  if (!before || asksNothing(before)) return true;
  if (!after || asksNothing(after)) return false;
  return (
    offersMore(before.bodyTypes, after.bodyTypes) &&
    holds(before.certificates, after.certificates) &&
    offersMore(before.lanes.map(laneKey), after.lanes.map(laneKey))
  );
}

const laneKey = ({ from, to }: CapabilityLane): string =>
  [from, to].map(({ countryId, point }) => [countryId, point?.lat, point?.lon].join(' ')).join(' – ');

/** An empty list asks for nothing. */
const offersMore = (before: readonly string[], after: readonly string[]): boolean =>
  after.length === 0 || (before.length > 0 && holds(after, before));

function holds<Item>(all: readonly Item[], some: readonly Item[]): boolean {
  const set = new Set(all);
  return some.every((id) => set.has(id));
}
