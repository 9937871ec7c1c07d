import { z } from 'zod';
import { aboutOption, defineEvent, number, showAll, showOnly } from '../core/event';

const source = defineEvent({
  entity: 'company',
  params: z.strictObject({ source_id: number, source: z.string() }),
  views: { carrier: showAll },
});

const seen = defineEvent({
  entity: 'load',
  params: z.strictObject({ ...aboutOption, stop_id: number, stop: z.string(), at: number }),
  views: { shipper: showAll, carrier: showOnly('stop_id', 'stop', 'at') },
});

const link = defineEvent({
  entity: 'load',
  params: z.strictObject({ ...aboutOption, link_id: number, stop_id: number.nullable() }),
  views: { shipper: showAll, carrier: showOnly('link_id', 'stop_id') },
});

export const trackingEvents = {
  'trip.tracking_link_created': link,
  'trip.tracking_link_revoked': link,
  'trip.approached': seen,
  'trip.arrived': seen,
  'trip.departed': seen,
  'trip.eta_changed': seen,
  'tracking_source.created': source,
  'tracking_source.changed': source,
  'tracking_source.revoked': source,
};
