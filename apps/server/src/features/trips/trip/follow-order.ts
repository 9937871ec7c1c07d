import { arrivalsOf, followTrip, tripFacts, type Proof } from '@tenderlane/domain/trips';
import type { LoadRecord, OrderFacts } from '@tenderlane/domain/loads';
import type { Cause } from '../../../platform/events/cause';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { saveLoadChanges, type LoadRow } from '../../loads';
import { placedStops, readTrip } from './lock-trip';
import { saveArrivals, type ProofRow } from './trip.queries';

const toProof = ({ id, stop_id: stopId, state, at }: ProofRow): Proof => ({ id, stopId, state, at: at.getTime() });

interface Order {
  /** Facts that the command has set. */
  facts?: Partial<OrderFacts>;
  row: LoadRow;
  load: LoadRecord;
  carrierCompanyId: number | null;
  now: number;
  cause: Cause;
}

/** Moves the locked order as far as the facts of its trip allow, after a report, a proof or a named vehicle. */
export async function followOrder(
  context: RecordContext,
  { row, load, carrierCompanyId, now, cause, facts = {} }: Order,
): Promise<void> {
  const read = await readTrip(context.sql, { shipper: row.company_id }, row.id);
  if (!read) return;
  await saveArrivals(context.sql, row.company_id, read.row.id, arrivalsOf(placedStops(read), now));
  const followed = followTrip({ ...load, ...facts }, tripFacts(read.trip.stops, read.proofs.map(toProof)), now);
  const change = { ...followed, load: { ...facts, ...followed.load } };
  const after = { row, load: { ...load, ...change.load } };
  await saveLoadChanges(context, [{ before: row, after, change, cause, now, carrierOf: () => carrierCompanyId }]);
}
