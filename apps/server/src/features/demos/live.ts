import { eventCatalogue } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../platform/events/events';
import type { LiveTopic } from '../../platform/realtime/live-topic';
import { findOperatorCompany } from '../brands';

export const demoTopic: LiveTopic = {
  name: 'demo',
  signalsOf: (row) => (lookUp(eventCatalogue, row.kind)?.entity === 'demo' ? [{ id: readEvent(row).entityId }] : []),
  async send({ sql, config, sockets }, signals) {
    const companyId = await findOperatorCompany(sql, config.operatorBrand);
    for (const { id } of signals)
      sockets.send(
        `brand.${companyId}`,
        'BrandUpdateEvent',
        { topic: 'demo', id },
        ({ rights, senderId }) => senderId === null && rights.has('loads.read'),
      );
  },
};
