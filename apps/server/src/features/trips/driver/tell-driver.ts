import { LOCALES } from '@tenderlane/contract';
import { refuseLink } from '@tenderlane/domain/trips/driver';
import type { MemberContext } from '../../../platform/context';
import { enqueue } from '../../../platform/events/events';
import { readerOf, type LockedTrip } from '../trip/lock-trip';
import { findNamedDriver, insertMessage, lockLogin, readMessages } from './driver-message.queries';
import { DRIVER_LINK_ASKED } from './driver-messages';
import { isOpen } from './find-driver';
import { findShownLink } from './link.queries';

/** Tells a driver who has the link by SMS that the trip changed, unless the limits of its phone are reached. */
export async function tellDriver(context: MemberContext, { row, now }: LockedTrip): Promise<void> {
  const { sql } = context;
  const reader = readerOf(context);
  const [link, driver] = await Promise.all([findShownLink(sql, reader, row.id), findNamedDriver(sql, reader, row)]);
  const login = driver?.phone;
  if (!link || !login) return;
  await lockLogin(sql, login);
  const messages = await readMessages(sql, { linkId: link.id, login, now });
  if (refuseLink({ isOpen: isOpen(row, now), channel: 'sms', driver: { login }, messages }, now)) return;
  const locale = LOCALES.find((one) => driver.languages.includes(one)) ?? context.locale;
  const message = { linkId: link.id, kind: 'changed', channel: 'sms', login, locale, at: now } as const;
  await enqueue(sql, DRIVER_LINK_ASKED, { message_id: await insertMessage(sql, row.company_id, message) });
}
