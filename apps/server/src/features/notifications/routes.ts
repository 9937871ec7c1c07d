import type { CarrierApi, PublicApi, ShipperApi } from '@tenderlane/contract';
import type { Handlers } from '../../platform/http/mount-api';
import { listNotifications } from './bell/list-notifications';
import { markRead } from './bell/mark-read';
import type { DeclaredMessages } from './declared-messages';
import { changePreference } from './preferences/change-preference';
import { showPreference } from './preferences/show-preference';
import { unsubscribe } from './preferences/unsubscribe';
import { subscribeBrowser, unsubscribeBrowser } from './push/subscribe';
import { pushKeys } from './push/push-keys';
import { linkTelegram, unlinkTelegram } from './telegram/link-telegram';

export const notificationRoutes = (declared: DeclaredMessages) =>
  ({
    'GET /notifications': (context, { query }) => listNotifications(context, query, declared),
    'POST /notifications': async (context, { body }) => ({ data: { total_unread: await markRead(context, body) } }),
    'GET /profile/notifications': async (context) => ({ data: await showPreference(context) }),
    'PUT /profile/notifications': async (context, { body }) => {
      await changePreference(context, body);
      return { data: await showPreference(context) };
    },
    'POST /profile/telegram': async (context) => ({ data: await linkTelegram(context) }),
    'DELETE /profile/telegram': async (context) => {
      await unlinkTelegram(context);
      return undefined;
    },
  }) satisfies Partial<Handlers<ShipperApi>>;

export const pushRoutes = {
  'GET /push/key': ({ config }) => Promise.resolve({ data: { key: pushKeys(config.appSecret).publicKey } }),
  'POST /push/subscriptions': async (context, { body }) => {
    await subscribeBrowser(context, body);
    return undefined;
  },
  'DELETE /push/subscriptions': async (context, { body }) => {
    await unsubscribeBrowser(context, body.endpoint);
    return undefined;
  },
} satisfies Partial<Handlers<CarrierApi>>;

export const publicNotificationRoutes = {
  'POST /unsubscribe': async (context, { body }) => ({ data: { event: await unsubscribe(context, body.secret) } }),
} satisfies Partial<Handlers<PublicApi>>;
