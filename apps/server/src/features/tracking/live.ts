import type { Sql } from '../../platform/database/database';
import type { LiveTopic } from '../../platform/realtime/live-topic';
import { packSignals } from '../../platform/realtime/signals';
import { announceSignals } from '../../platform/realtime/signals.queries';

const TOPIC = 'trip';

interface Followed {
  load_id: number;
  company_id: number;
  carrier_company_id: number;
}

export async function announceTrip(sql: Sql, trip: Followed): Promise<void> {
  const signal = { id: trip.load_id, shipper: trip.company_id, carrier: trip.carrier_company_id };
  for (const payload of packSignals([[TOPIC, signal]])) await announceSignals(sql, payload);
}

/** Positions are no events, so the transaction that stores them tells open pages by itself. */
export const tripTopic: LiveTopic = {
  name: TOPIC,
  signalsOf: () => [],
  async send({ sockets }, signals) {
    for (const { id, shipper, carrier } of signals) {
      const update = { topic: TOPIC, id, version: '' };
      sockets.send(`brand.${Number(shipper)}`, 'BrandUpdateEvent', update);
      sockets.send(
        `brand.${Number(carrier)}`,
        'BrandUpdateEvent',
        update,
        ({ senderId }) => senderId === null || senderId === shipper,
      );
    }
  },
};
