import { refuseProofDecision } from '@tenderlane/domain/trips';
import { dueRows } from '../../../platform/jobs/due';
import { record } from '../../../platform/events/events';
import { CLOCK } from '../../../platform/principal';
import { followOrder } from './follow-order';
import { findStop, lockOrder, readTrip } from './lock-trip';
import { clearDue, hasDueProofs, postponeProof, saveDecision, takeDueProofs, type DueProofRow } from './proof.queries';
import { nameOfStop } from './report-stop';

/** Two days of silence accept a proof. */
export const dueProofs = dueRows<DueProofRow>({
  name: 'proofs',
  paceMs: 30_000,
  hasDue: async (sql, clock) => hasDueProofs(sql, await clock.now(sql)),
  takeDue: async (sql, clock, limit) => takeDueProofs(sql, await clock.now(sql), limit),
  async run(context, due) {
    const { sql } = context;
    for (const { id, company_id: companyId, load_id: loadId } of due) {
      const locked = await lockOrder(context, companyId, loadId);
      const read = await readTrip(sql, { shipper: companyId }, loadId);
      const proof = read?.proofs.find((one) => one.id === id && one.state === 'waiting');
      // Decided since it was taken, or its trip has ended.
      if (!locked || !read || !proof || refuseProofDecision(read.trip, proof, { accept: true })) {
        await clearDue(sql, id);
        continue;
      }
      const { now } = locked;
      await saveDecision(sql, companyId, { proofIds: [id], state: 'accepted', reason: null, accountId: null, at: now });
      const stop = findStop(read.stops, proof.stop_id);
      const cause = { ...CLOCK, batchUuid: null };
      const { carrier_company_id: carrierCompanyId, option_id: optionId } = read.row;
      const params = { stop_id: stop.id, stop: nameOfStop(stop), proof_id: id, state: 'accepted' as const };
      await record(context, [
        {
          at: now,
          companyId,
          carrierCompanyId,
          entityId: loadId,
          optionId,
          actor: CLOCK,
          action: 'trip.proof_decided',
          params,
        },
      ]);
      await followOrder(context, { row: locked.row, load: locked.load, carrierCompanyId, now, cause });
    }
    return due.length;
  },
  postpone: (sql, { id }, until) => postponeProof(sql, id, until),
});
