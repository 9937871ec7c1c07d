import { greatCircleKm } from '../core/distance';

/** Certificates of dangerous goods, of chilled food and of customs transit, as shippers ask for them. */
export const CERTIFICATES = ['adr', 'atp', 'tir'] as const;
export type Certificate = (typeof CERTIFICATES)[number];

/** Places within this distance count as the same, as for a lane's median price. */
export const LANE_RADIUS_KM = 50;
export const LANE_DAYS = 90;

export const CAPABILITY_LIMITS = {
  lanesMax: 100,
  ruleLanesMax: 20,
  /** Up to this number of carriers get a new rule's label within the request; for more a job does it. */
  ruledAtOnce: 1_000,
} as const;

export interface LaneEnd {
  countryId: string;
  point: { lat: number; lon: number } | null;
}

export interface CapabilityLane {
  from: LaneEnd;
  to: LaneEnd;
}

export interface Capabilities {
  bodyTypes: readonly string[];
  certificates: readonly Certificate[];
  lanes: readonly CapabilityLane[];
}

/** Conditions of a label: one of the bodies, every certificate, one of the lanes; an empty list asks for nothing. */
export type LabelRule = Capabilities;

export const asksNothing = ({ bodyTypes, certificates, lanes }: LabelRule): boolean =>
  bodyTypes.length + certificates.length + lanes.length === 0;

/** True when `lane` covers the wanted lane. An end that names only a country covers the whole country. */
export const coversLane = (lane: CapabilityLane, wanted: CapabilityLane): boolean =>
  coversEnd(lane.from, wanted.from) && coversEnd(lane.to, wanted.to);

function coversEnd(end: LaneEnd, wanted: LaneEnd): boolean {
  // Close places may lie in two countries.
  if (end.point && wanted.point) return greatCircleKm(end.point, wanted.point) <= LANE_RADIUS_KM;
  return end.countryId === wanted.countryId;
}

export function meetsLabelRule(rule: LabelRule, carrier: Capabilities): boolean {
  if (asksNothing(rule)) return false;
  const { bodyTypes, certificates, lanes } = rule;
  return (
    (bodyTypes.length === 0 || bodyTypes.some((body) => carrier.bodyTypes.includes(body))) &&
    certificates.every((certificate) => carrier.certificates.includes(certificate)) &&
    (lanes.length === 0 || lanes.some((wanted) => carrier.lanes.some((lane) => coversLane(lane, wanted))))
  );
}
