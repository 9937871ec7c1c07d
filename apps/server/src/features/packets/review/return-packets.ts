import type { ReturnReason } from '@tenderlane/domain/packets';
import type { Cause } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { NewEvent } from '../../../platform/events/new-event';
import type { RecordContext } from '../../../platform/events/in-transaction';
import { savePacket, type PacketRow } from '../fill/packet.queries';

export interface Return {
  reason: ReturnReason;
  at: number;
  cause: Cause;
}

/** Returns packets to their carriers, so that they are no longer approved; the relations must be locked. */
export async function returnPackets(
  context: RecordContext,
  rows: readonly PacketRow[],
  { reason, at, cause: { batchUuid, ...actor } }: Return,
): Promise<void> {
  const events: NewEvent[] = [];
  for (const row of rows) {
    await savePacket(context.sql, row, { state: 'not_completed', return_reason: reason, papers: null });
    events.push({
      at,
      companyId: row.company_id,
      carrierCompanyId: row.carrier_company_id,
      entityId: row.carrier_id,
      action: 'packet.returned',
      actor,
      batchUuid,
      params: { reason, parts: [] },
    });
  }
  await record(context, events);
}
