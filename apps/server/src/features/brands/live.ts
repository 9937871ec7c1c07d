import { eventCatalogue } from '@tenderlane/contract/events';
import { lookUp } from '@tenderlane/domain/values';
import { readEvent } from '../../platform/events/events';
import { COMPANY_CHANNEL, type ChannelKind, type LiveTopic } from '../../platform/realtime/live-topic';

export const brandChannel: ChannelKind = {
  name: 'brand',
  ids: 1,
  allows: async (_sql, { companyId }, [id]) => companyId === id,
};

/** Tells members of a closed company when it is reopened. */
export const companyChannel: ChannelKind = {
  name: COMPANY_CHANNEL,
  ids: 1,
  allows: async (_sql, { companyId }, [id]) => companyId === id,
};

const ENTITIES = new Set<unknown>(['company', 'colleague']);

export const companyTopic: LiveTopic = {
  name: 'company',
  signalsOf(row) {
    if (!ENTITIES.has(lookUp(eventCatalogue, row.kind)?.entity)) return [];
    const { companyId, carrierCompanyId } = readEvent(row);
    // A carrier's own event names the carrier company and no shipper.
    return [{ id: carrierCompanyId ?? companyId }];
  },
  async send({ sockets }, signals) {
    for (const { id } of signals)
      for (const { name } of [brandChannel, companyChannel])
        sockets.send(`${name}.${Number(id)}`, 'BrandUpdateEvent', { topic: 'company', id, version: '' });
  },
};
