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

export const trackingEvents = {
  'trip.approached': seen,
  'trip.arrived': seen,
  'trip.departed': seen,
  'trip.eta_changed': seen,
  'tracking_source.created': source,
  'tracking_source.changed': source,
  'tracking_source.revoked': source,
};
