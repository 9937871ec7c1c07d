import { eventCatalogue } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../platform/events/events';
import type { LiveTopic } from '../../platform/realtime/live-topic';
import { findOperatorCompany } from '../brands';

export const requestTopic: LiveTopic = {
  name: 'request',
  signalsOf(row) {
    if (lookUp(eventCatalogue, row.kind)?.entity !== 'request') return [];
    const { entityId, companyId } = readEvent(row);
    return [{ id: entityId, company: companyId }];
  },
  async send({ sql, config, sockets }, signals) {
    const operatorId = await findOperatorCompany(sql, config.operatorBrand);
    for (const { id, company } of signals)
      for (const companyId of new Set([Number(company), operatorId])) {
        sockets.send(
          `brand.${companyId}`,
          'BrandUpdateEvent',
          { topic: 'request', id },
          ({ rights, senderId }) => senderId === null && rights.has('loads.read'),
        );
      }
  },
};
