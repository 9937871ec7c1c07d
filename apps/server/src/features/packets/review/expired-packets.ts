import { DAY_MS } from '@tenderlane/domain/core';
import { dayOf } from '@tenderlane/domain/packets';
import { systemActor, causeOf } from '../../../platform/events/cause';
import { dueRows } from '../../../platform/jobs/due';
import { hasExpiredPacket, postponeExpiry, takeExpiredPackets, type PacketRow } from '../fill/packet.queries';
import { returnPackets } from './return-packets';

const PACE_MS = 60_000;

export const expiredPackets = dueRows<PacketRow & { id: number }>({
  name: 'packets that expire',
  paceMs: PACE_MS,
  hasDue: async (sql, clock) => hasExpiredPacket(sql, dayOf(await clock.now(sql))),
  takeDue: async (sql, clock, limit) => takeExpiredPackets(sql, dayOf(await clock.now(sql)), limit),
  async run(context, rows) {
    const at = await context.clock.now(context.sql);
    await returnPackets(context, rows, { reason: 'document_expired', at, cause: causeOf(systemActor('clock')) });
    return rows.length;
  },
  postpone: (sql, { id }, until) => postponeExpiry(sql, id, dayOf(until + DAY_MS)),
});
