import { eventCatalogue } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../platform/events/events';
import type { LiveTopic } from '../../platform/realtime/live-topic';

export const facilitiesTopic: LiveTopic = {
  name: 'facilities',
  signalsOf(row) {
    if (lookUp(eventCatalogue, row.kind)?.entity !== 'facility') return [];
    const { entityId, companyId } = readEvent(row);
    return [{ id: entityId, company: companyId }];
  },
  async send({ sockets }, signals) {
    for (const { id, company } of signals)
      sockets.send(`brand.${Number(company)}`, 'BrandUpdateEvent', { topic: 'facilities', id, version: '' });
  },
};
