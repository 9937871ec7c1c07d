import { MINUTE_MS } from '../core/time';

export interface Visit {
  from: number;
  seenAt: number;
  to: number | null;
}

export interface Zone {
  visits: readonly Visit[];
  insideOnceAt: number | null;
  outsideOnceAt: number | null;
}

export const EMPTY_ZONE: Zone = { visits: [], insideOnceAt: null, outsideOnceAt: null };

const ALONE_MS = 5 * MINUTE_MS;

const enter = ({ visits }: Zone, from: number, seenAt: number): Zone => ({
  visits: [...visits, { from, seenAt, to: null }],
  insideOnceAt: null,
  outsideOnceAt: null,
});

export function moveInZone(zone: Zone, isInside: boolean, at: number): Zone {
  const stay = zone.visits.at(-1);
  if (stay?.to === null) return isInside ? stayIn(zone, stay, at) : leave(zone, stay, at);
  if (isInside) return zone.insideOnceAt === null ? { ...zone, insideOnceAt: at } : enter(zone, zone.insideOnceAt, at);
  if (zone.insideOnceAt === null) return zone;
  const settled = settleZone(zone, at);
  return settled === zone ? { ...zone, insideOnceAt: null } : { ...settled, outsideOnceAt: at };
}

export const settlesAt = ({ insideOnceAt }: Zone): number | null =>
  insideOnceAt === null ? null : insideOnceAt + ALONE_MS;

/** A single position inside is an arrival when none outside follows within five minutes. */
export function settleZone(zone: Zone, now: number): Zone {
  const { insideOnceAt } = zone;
  return insideOnceAt !== null && now >= insideOnceAt + ALONE_MS ? enter(zone, insideOnceAt, insideOnceAt) : zone;
}

const withStay = ({ visits }: Zone, stay: Visit, outsideOnceAt: number | null): Zone => ({
  visits: [...visits.slice(0, -1), stay],
  insideOnceAt: null,
  outsideOnceAt,
});

const stayIn = (zone: Zone, stay: Visit, at: number): Zone => withStay(zone, { ...stay, seenAt: at }, null);

const leave = (zone: Zone, stay: Visit, at: number): Zone =>
  zone.outsideOnceAt === null ? withStay(zone, stay, at) : withStay(zone, { ...stay, to: zone.outsideOnceAt }, null);
