import { defineEvent, noParams, showAll } from '../core/event';

const views = { shipper: showAll, carrier: showAll };
const of = (entity: 'contact' | 'driver' | 'truck' | 'trailer') => defineEvent({ entity, params: noParams, views });
const [contact, driver, truck, trailer] = [of('contact'), of('driver'), of('truck'), of('trailer')];

export const fleetEvents = {
  'contact.created': contact,
  'contact.changed': contact,
  'contact.deleted': contact,
  'contact.restored': contact,
  'contact.verified': contact,
  'driver.created': driver,
  'driver.changed': driver,
  'driver.deleted': driver,
  'driver.restored': driver,
  'truck.created': truck,
  'truck.changed': truck,
  'truck.deleted': truck,
  'truck.restored': truck,
  'trailer.created': trailer,
  'trailer.changed': trailer,
  'trailer.deleted': trailer,
  'trailer.restored': trailer,
};
