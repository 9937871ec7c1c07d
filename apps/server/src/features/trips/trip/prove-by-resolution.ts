import type { InTransaction, RecordContext } from '../../../platform/events/in-transaction';
import type { EventOf } from '../../../platform/events/new-event';
import { record } from '../../../platform/events/events';
import { followOrder } from './follow-order';
import { lockOrder, readTrip } from './lock-trip';
import { insertProof } from './proof.queries';
import { nameOfStop } from './report-stop';

export const resolutionSubscribers = { 'load.dispute_saved': [proveDeliveries] } satisfies InTransaction;

/** The files that resolve a contested order prove all of its deliveries. */
async function proveDeliveries(
  context: RecordContext,
  events: readonly EventOf<'load.dispute_saved'>[],
): Promise<void> {
  const { sql } = context;
  for (const { companyId, entityId: loadId, actor, batchUuid = null, params } of events) {
    if (params.kind !== 'resolved' || companyId === null) continue;
    const locked = await lockOrder(context, companyId, loadId);
    const read = await readTrip(sql, { shipper: companyId }, loadId);
    if (!locked || !read) continue;
    const { row, load, now } = locked;
    const { carrier_company_id: carrierCompanyId, option_id: optionId } = read.row;
    for (const stop of read.stops.filter((one) => one.kind === 'delivery' && one.skipped_at === null)) {
      const proof = { stopId: stop.id, source: 'shipper', signer: null, state: 'accepted', isInside: null } as const;
      const proofId = await insertProof(sql, companyId, {
        ...proof,
        at: now,
        dueAt: null,
        accountId: actor.accountId,
        clientId: null,
        disputeId: params.dispute_id,
      });
      const about = { at: now, companyId, carrierCompanyId, entityId: loadId, optionId, actor, batchUuid };
      const shown = { stop_id: stop.id, stop: nameOfStop(stop), proof_id: proofId, state: 'accepted' as const };
      await record(context, [{ ...about, action: 'trip.proof_added', params: shown }]);
    }
    await followOrder(context, { row, load, carrierCompanyId, now, cause: { ...actor, batchUuid } });
  }
}
