import { defineEvent, optionOnly, showAll } from '../core/event';

export const tripEvents = {
  'load.vehicle_assigned': defineEvent({
    entity: 'load',
    params: optionOnly,
    views: { shipper: showAll, carrier: showAll },
  }),
};
