import { HOUR_MS } from '../core/time';
import type { Side } from '../core/roles';

/** Facts of a stop in the order of a visit. `done` is the driver's *loaded* or *delivered*. */
export const EVIDENCE_KINDS = ['approaching', 'arrived', 'working', 'done', 'departed'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export const EVIDENCE_SOURCES = ['gate', 'geofence', 'driver', 'carrier', 'shipper'] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

export type EvidenceRank = 1 | 2 | 3 | 4;

/**
 * One report about a stop; times are epoch ms. `isInside` is null where the place of the reporter is unknown.
 */
export interface Evidence {
  id: number;
  kind: EvidenceKind;
  source: EvidenceSource;
  at: number;
  isInside: boolean | null;
  reportedAt: number;
}

/** Ranks of rules §7: gate 4, geofence 3, a tap inside the geofence 2, any other tap or an entry by hand 1. */
export function rankOf({ source, isInside }: Pick<Evidence, 'source' | 'isInside'>): EvidenceRank {
  if (source === 'gate') return 4;
  if (source === 'geofence') return 3;
  return source === 'driver' && isInside === true ? 2 : 1;
}

/** The side that reports; a gate or a geofence belongs to none. */
export function sideOf(source: EvidenceSource): Side | null {
  if (source === 'shipper') return 'shipper';
  return source === 'carrier' || source === 'driver' ? 'carrier' : null;
}

/** Without an answer of the other side, evidence of rank 1 gives the time after this. */
export const SILENCE_MS = 48 * HOUR_MS;

/** `isProven`: the time may count for on time. */
export interface StopTime {
  at: number;
  isProven: boolean;
}

export interface StopTimes {
  arrived: StopTime | null;
  working: StopTime | null;
  departed: StopTime | null;
}

/** The other side reported the same time. */
export const isConfirmed = (evidence: readonly Evidence[], { kind, source, at }: Evidence): boolean =>
  evidence.some((other) => other.kind === kind && other.at === at && isOfOtherSide(other, source));

function isOfOtherSide({ source: other }: Evidence, source: EvidenceSource): boolean {
  const [one, two] = [sideOf(source), sideOf(other)];
  return one !== null && two !== null && one !== two;
}

/** A report of rank 1 that the side may confirm: the other side made it, and the own side said nothing yet. */
export const mayConfirm = (evidence: readonly Evidence[], one: Evidence, side: Side): boolean =>
  rankOf(one) === 1 &&
  isOfOtherSide(one, side) &&
  evidence.every(({ kind, source }) => kind !== one.kind || sideOf(source) !== side);

/** The evidence of the highest rank; of equal ranks a confirmed one, then the earliest. */
export const bestOf = (evidence: readonly Evidence[], kind: EvidenceKind): Evidence | undefined =>
  evidence
    .filter((one) => one.kind === kind)
    .toSorted(
      (one, other) =>
        rankOf(other) - rankOf(one) ||
        Number(isConfirmed(evidence, other)) - Number(isConfirmed(evidence, one)) ||
        one.at - other.at ||
        one.reportedAt - other.reportedAt ||
        one.id - other.id,
    )[0];

const isContradicted = (evidence: readonly Evidence[], { kind, source, at }: Evidence) =>
  evidence.some((other) => other.kind === kind && other.at !== at && sideOf(other.source) !== sideOf(source));

function timeOf(evidence: readonly Evidence[], kind: EvidenceKind, t: number): StopTime | null {
  const best = bestOf(evidence, kind);
  if (!best) return null;
  if (rankOf(best) > 1 || isConfirmed(evidence, best)) return { at: best.at, isProven: true };
  const isSilent = t >= best.reportedAt + SILENCE_MS && !isContradicted(evidence, best);
  return isSilent ? { at: best.at, isProven: false } : null;
}

/** The times of a stop at `t`. *Done* counts as the departure until there is evidence of the departure itself. */
export function stopTimes(evidence: readonly Evidence[], t: number): StopTimes {
  return {
    arrived: timeOf(evidence, 'arrived', t),
    working: timeOf(evidence, 'working', t),
    departed: timeOf(evidence, hasKind(evidence, 'departed') ? 'departed' : 'done', t),
  };
}

const hasKind = (evidence: readonly Evidence[], kind: EvidenceKind) => evidence.some((one) => one.kind === kind);

/** The time at which the fact first held, epoch ms; a later fact of the visit implies it. */
export function reachedAt(evidence: readonly Evidence[], kind: EvidenceKind): number | null {
  const later = EVIDENCE_KINDS.slice(EVIDENCE_KINDS.indexOf(kind));
  const found = later.map((one) => bestOf(evidence, one)).find((one) => one !== undefined);
  return found?.at ?? null;
}
