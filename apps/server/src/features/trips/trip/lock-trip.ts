import { tripState, type PlacedStop, type Trip, type TripStop } from '@tenderlane/domain/trips';
import type { LoadRecord } from '@tenderlane/domain/loads';
import { DEFAULT_TERMS, NO_APPROVAL } from '@tenderlane/domain/terms';
import type { Sql } from '../../../platform/database/database';
import type { Context, MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { lockAsCarrier } from '../../auction';
import { auctionOf, lockLoadRow, missingLoad, type LoadRow } from '../../loads';
import { checkOwnOrder } from '../show-vehicle';
import {
  findTrip,
  listProofs,
  listStops,
  type ProofRow,
  type StopRow,
  type TripReader,
  type TripRow,
} from './trip.queries';

export interface ReadTrip {
  row: TripRow;
  trip: Trip;
  stops: StopRow[];
  proofs: ProofRow[];
}

export interface LockedTrip extends ReadTrip {
  loadRow: LoadRow;
  load: LoadRecord;
  now: number;
}

export const readerOf = ({ principal: { side, companyId } }: MemberContext): TripReader =>
  side === 'shipper' ? { shipper: companyId } : { carrier: companyId };

const toStop = ({ id, kind, skipped_at: skippedAt, evidence }: StopRow): TripStop => ({
  id,
  kind,
  skippedAt: skippedAt?.getTime() ?? null,
  evidence,
});

export async function readTrip(sql: Sql, reader: TripReader, loadId: number): Promise<ReadTrip | undefined> {
  const row = await findTrip(sql, reader, loadId);
  if (!row) return undefined;
  const [stops, proofs] = await Promise.all([listStops(sql, reader, row.id), listProofs(sql, reader, row.id)]);
  const { is_winner: isWinner, load_state: loadState, previous_state: previousState } = row;
  const { state } = tripState({ isWinner, loadState, previousState });
  return { row, stops, proofs, trip: { state, createdAt: row.created_at.getTime(), stops: stops.map(toStop) } };
}

export const placedStops = ({ trip, stops }: Pick<ReadTrip, 'trip' | 'stops'>): PlacedStop[] =>
  trip.stops.map((stop, index) => {
    const {
      address = null,
      window_from: from,
      window_to: to,
      facility_dwell: facilityDwell = null,
    } = stops[index] ?? {};
    return {
      ...stop,
      facilityDwell,
      point: address && { lat: address.lat, lon: address.lon },
      window: { from: from?.getTime() ?? null, to: to?.getTime() ?? null },
    };
  });

/** Locks an order of the company; the rules of a trip read no terms of its tender. */
export async function lockOrder({ sql, clock }: Pick<Context, 'sql' | 'clock'>, companyId: number, loadId: number) {
  const row = await lockLoadRow(sql, companyId, loadId);
  if (!row || row.deleted_at) return undefined;
  const load: LoadRecord = auctionOf(row, { ...DEFAULT_TERMS, currency: row.currency }, NO_APPROVAL);
  return { row, load, now: await clock.now(sql) };
}

/** Locks the order and reads its trip; 404 unless the caller's company takes part in it. */
export async function lockTrip(context: MemberContext, loadId: number): Promise<LockedTrip> {
  const { sql, principal } = context;
  if (principal.side === 'carrier') await checkOwnOrder(context, loadId);
  const locked =
    principal.side === 'carrier'
      ? await lockAsCarrier(context, loadId)
      : await lockOrder(context, principal.companyId, loadId);
  if (!locked) throw await missingLoad(context, loadId);
  const read = await readTrip(sql, readerOf(context), loadId);
  if (!read) throw notFound();
  return { ...read, loadRow: locked.row, load: locked.load, now: locked.now };
}

export function findStop<Stop extends { id: number }>(stops: readonly Stop[], id: number): Stop {
  const found = stops.find((stop) => stop.id === id);
  if (!found) throw notFound();
  return found;
}
