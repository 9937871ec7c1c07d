import { LOCALES, type BodyOf, type CarrierApi, type DriverLink } from '@tenderlane/contract';
import { refuseLink, type LinkChannel, type LinkMessages } from '@tenderlane/domain/trips/driver';
import type { Refusal } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { enqueue, record } from '../../../platform/events/events';
import { iso } from '../../../platform/present';
import { newSalt } from '../../../platform/secrets/secrets';
import { findOwnRow } from '../../loads';
import { checkOwnOrder } from '../show-vehicle';
import { lockTrip, readerOf } from '../trip/lock-trip';
import { findTrip, type TripRow } from '../trip/trip.queries';
import { findNamedDriver, insertMessage, lockLogin, readMessages, type NamedDriver } from './driver-message.queries';
import { DRIVER_LINK_ASKED, driverUrl } from './driver-messages';
import { isOpen } from './find-driver';
import { findShownLink, makeLink } from './link.queries';

type Passing = BodyOf<CarrierApi['POST /loads/{id}/driver_link']>;

const loginOf = (driver: NamedDriver | undefined, channel: LinkChannel) =>
  (channel === 'sms' ? driver?.phone : driver?.email) || null;

const NONE: LinkMessages = { isOptedOut: false, forTrip: 0, sentAt: [] };

interface Facts {
  trip: TripRow;
  driver: NamedDriver | undefined;
  linkId: number | null;
  now: number;
}

async function refusalOf(
  { sql }: Pick<MemberContext, 'sql'>,
  { trip, driver, linkId, now }: Facts,
  channel: LinkChannel,
): Promise<Refusal | null> {
  const login = loginOf(driver, channel);
  const messages = channel !== 'copy' && login ? await readMessages(sql, { linkId, login, now }) : NONE;
  return refuseLink({ isOpen: isOpen(trip, now), channel, driver: driver ? { login } : null, messages }, now);
}

export async function showDriverLink(context: MemberContext, loadId: number): Promise<DriverLink> {
  const { sql, principal, clock } = context;
  const isShipper = principal.side === 'shipper';
  await (isShipper ? findOwnRow(context, loadId) : checkOwnOrder(context, loadId));
  const reader = readerOf(context);
  const trip = await findTrip(sql, reader, loadId);
  if (!trip) throw notFound();
  const [link, driver, now] = await Promise.all([
    findShownLink(sql, reader, trip.id),
    findNamedDriver(sql, reader, trip),
    clock.now(sql),
  ]);
  const facts = { trip, driver, linkId: link?.id ?? null, now };
  const channels: LinkChannel[] = isShipper ? ['sms', 'email'] : ['sms', 'email', 'copy'];
  const refusals: DriverLink['refusals'] = {};
  for (const channel of channels) {
    const refusal = await refusalOf(context, facts, channel);
    if (refusal) refusals[channel] = { code: refusal.code, params: refusal.params ?? {} };
  }
  return {
    opened_at: iso(link?.opened_at ?? null),
    sent: link?.channel && link.sent_at ? { channel: link.channel, at: link.sent_at.toISOString() } : null,
    refusals,
  };
}

export async function passLink(
  context: MemberContext,
  loadId: number,
  { channel, replace = false }: Passing,
): Promise<DriverLink & { url: string | null }> {
  const { sql, secrets, config } = context;
  const { row, now } = await lockTrip(context, loadId);
  const reader = readerOf(context);
  const [driver, known] = await Promise.all([findNamedDriver(sql, reader, row), findShownLink(sql, reader, row.id)]);
  const login = loginOf(driver, channel);
  if (channel !== 'copy' && login) await lockLogin(sql, login);
  throwIfRefused(await refusalOf(context, { trip: row, driver, linkId: known?.id ?? null, now }, channel));
  const making = { tripId: row.id, salt: newSalt(), isReplaced: replace, at: now };
  const { id: linkId, salt, isNew } = await makeLink(sql, row.company_id, making);
  if (channel !== 'copy' && login) {
    const locale = LOCALES.find((one) => driver?.languages.includes(one)) ?? context.locale;
    const messageId = await insertMessage(sql, row.company_id, {
      linkId,
      kind: 'link',
      channel,
      login,
      locale,
      at: now,
    });
    await enqueue(sql, DRIVER_LINK_ASKED, { message_id: messageId });
  }
  const { batchUuid, ...actor } = causeOf(context);
  await record(context, [
    {
      at: now,
      companyId: row.company_id,
      carrierCompanyId: row.carrier_company_id,
      entityId: loadId,
      optionId: row.option_id,
      actor,
      batchUuid,
      action: 'trip.driver_link_sent',
      params: { channel, is_new: isNew },
    },
  ]);
  const url = channel === 'copy' ? driverUrl(config.publicUrl, secrets.link('driver-link', linkId, salt)) : null;
  return { ...(await showDriverLink(context, loadId)), url };
}
