import { eventCatalogue, viewOf } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../platform/events/events';
import type { LiveTopic } from '../../platform/realtime/live-topic';

export const networkTopic: LiveTopic = {
  name: 'network',
  signalsOf(row) {
    const entity = lookUp(eventCatalogue, row.kind)?.entity;
    if (entity !== 'carrier' && entity !== 'label' && row.kind !== 'company.carriers_imported') return [];
    const event = readEvent(row);
    const isSeen = viewOf(event, 'carrier', { isSealed: true, sealedNow: true }) !== null;
    return [{ id: event.entityId, shipper: event.companyId, carrier: isSeen ? event.carrierCompanyId : null }];
  },
  async send({ sockets }, signals) {
    for (const { id, shipper, carrier } of signals) {
      sockets.send(`brand.${Number(shipper)}`, 'BrandUpdateEvent', { topic: 'carriers', id, version: '' });
      if (carrier === null) continue;
      const update = { topic: 'network', id: shipper, version: '' };
      sockets.send(
        `brand.${Number(carrier)}`,
        'BrandUpdateEvent',
        update,
        ({ senderId }) => senderId === null || senderId === shipper,
      );
    }
  },
};
