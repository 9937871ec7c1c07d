import type { OwnMessages, Plan, Render } from '../../../platform/notices/own-messages';
import { findMessage } from './driver-message.queries';
import { findLink } from './link.queries';
import { isOpen } from './find-driver';

export const DRIVER_LINK_ASKED = 'driver_link.asked';

const TEMPLATES = { link: 'driver-link', changed: 'driver-trip-changed' } as const;

const plan: Plan = async (sql, { payload }) => {
  const message = await findMessage(sql, Number(payload['message_id']));
  if (!message) return [];
  const { id, kind, login: to, channel, locale } = message;
  return [{ to, channel, locale, template: TEMPLATES[kind], params: { message_id: id } }];
};

const render: Render = async (sql, { params }, { clock, secrets, publicUrl }) => {
  const message = await findMessage(sql, Number(params['message_id']));
  const link = message && (await findLink(sql, message.link_id));
  if (!message || !link || !isOpen(link, await clock.now(sql))) return null;
  const { carrier, link_id: id, salt } = message;
  return { values: { carrier }, link: driverUrl(publicUrl, secrets.link('driver-link', id, salt)) };
};

export const driverUrl = (publicUrl: string, secret: string) => `${publicUrl}/driver/#${secret}`;

export const driverMessages: OwnMessages = {
  plans: { [DRIVER_LINK_ASKED]: plan },
  renders: { 'driver-link': render, 'driver-trip-changed': render },
};
