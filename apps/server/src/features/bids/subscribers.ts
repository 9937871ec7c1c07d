import { isRefusal } from '@tenderlane/domain/core';
import { changesWhoMayWin } from '../packets';
import type { NewEvent } from '../../platform/events/new-event';
import type { InTransaction, RecordContext } from '../../platform/events/in-transaction';
import { changeBidsOf } from '../auction';
import { findBid, listProvisionalCarriers } from './change/bid.queries';
import { promoteProvisionalBid } from './change/promote-bid';

/** Run in the transaction of a relation's change, after the auction has invited the carrier and recounted its bids. */
export const bidSubscribers = {
  'carrier.accepted': [promoteBids],
  'carrier.approved': [promoteBids],
  'carrier.labelled': [promoteBids],
  'carrier.resumed': [promoteBids],
  'packet.approved': [promoteBids],
  'packet.published': [promoteAll],
  'company.setting_changed': [promoteAll],
} satisfies InTransaction;

async function promoteBids(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    await changeBidsOf(context, event, async (locked, standing) => {
      const stored =
        standing.provisional && standing.bidId !== null
          ? await findBid(context.sql, locked.row.company_id, standing.optionId, standing.bidId)
          : undefined;
      // A bid entered by phone still waits for the carrier's acceptance.
      if (!stored || stored.entered_by !== null) return null;
      const outcome = promoteProvisionalBid(locked, standing, stored);
      return isRefusal(outcome)
        ? null
        : { change: outcome.change, promoted: { bidId: stored.id, seq: locked.row.bid_seq + 1 } };
    });
  }
}

async function promoteAll(context: RecordContext, events: readonly NewEvent[]): Promise<void> {
  for (const event of events) {
    if (event.companyId === null || !changesWhoMayWin(event)) continue;
    const carriers = await listProvisionalCarriers(context.sql, event.companyId);
    await promoteBids(
      context,
      carriers.map(({ carrier_id: entityId }) => ({ ...event, entityId })),
    );
  }
}
