import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import { bid, openTender, select, type Carrier, type Shipper } from '../build';
import type { TestApp } from '../start-app';
import { VEHICLE } from './carry-out';

/** Outbox rows of the messages about the link of a driver. */
export async function eventsOfDrivers(
  app: TestApp,
  { shipper, carrier }: { shipper: Shipper; carrier: Carrier },
): Promise<OutboxRow[]> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  const vehicle = { ...VEHICLE, driver_name: 'Taras Shevchuk', driver_phone: '+48 600 200 300' };
  await carrier.done('PUT /loads/{id}/vehicle/names', id, vehicle);
  await carrier.done('POST /loads/{id}/driver_link', id, { channel: 'sms' });
  const message = await app.database.one<{ id: number }>('select max(id) as id from driver_messages');
  const changed = await app.database.one<{ id: number }>(
    `insert into driver_messages (link_id, company_id, carrier_company_id, channel, login, locale, sent_at, kind)
     select link_id, company_id, carrier_company_id, channel, login, locale, sent_at, 'changed' from driver_messages
      where id = $1 returning id`,
    [message.id],
  );
  const option = await app.database.one<{ id: number }>(
    'select id from options where load_id = $1 and carrier_company_id = $2',
    [id, carrier.companyId],
  );
  const about = {
    entity_id: id,
    company_id: shipper.companyId,
    carrier_company_id: carrier.companyId,
    account_id: null,
  };
  return [
    { kind: 'driver_link.asked', payload: { message_id: message.id } },
    { kind: 'driver_link.asked', payload: { message_id: changed.id } },
    { kind: 'trip.driver_link_opened', payload: { ...about, option_id: option.id, params: { is_moved: true } } },
  ];
}
