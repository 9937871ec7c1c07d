import { z } from 'zod';
import { cursorQuery, dataOf, dataWith, type EndpointTable } from '../core/endpoint';
import { instant, text } from '../core/fields';
import {
  notification,
  notificationPreference,
  notificationsMeta,
  preferenceBody,
  pushSubscription,
  readBody,
} from './schemas';

export const notificationsApi = {
  'GET /notifications': {
    access: 'brand',
    summary: 'What the person was told in the active company, newest first',
    query: cursorQuery,
    response: dataWith(z.array(notification), notificationsMeta),
  },
  'POST /notifications': {
    access: 'brand',
    summary: 'Mark notifications read: all, those named, or all up to one',
    body: readBody,
    response: dataOf(z.object({ total_unread: z.number().int() })),
    status: 200,
  },
  'GET /profile/notifications': {
    access: 'person',
    summary: 'What the person is told in this application, and where',
    response: dataOf(notificationPreference),
  },
  'PUT /profile/notifications': {
    access: 'person',
    summary: 'Choose what to be told, where, and when not',
    body: preferenceBody,
    response: dataOf(notificationPreference),
  },
  'POST /profile/telegram': {
    access: 'person',
    summary: 'A link that joins the person’s Telegram chat; good once and for a quarter of an hour',
    response: dataOf(z.object({ url: z.string(), expires_at: instant })),
    status: 201,
    secret: true,
  },
  'DELETE /profile/telegram': { access: 'person', summary: 'Leave the person’s Telegram chat', response: null },
} as const satisfies EndpointTable;

export const pushApi = {
  'GET /push/key': {
    access: 'person',
    summary: 'The key with which a browser subscribes',
    response: dataOf(z.object({ key: z.string() })),
  },
  'POST /push/subscriptions': {
    access: 'person',
    summary: 'Let this browser show notifications',
    body: pushSubscription,
    response: null,
  },
  'DELETE /push/subscriptions': {
    access: 'person',
    summary: 'Let this browser show no more notifications',
    body: pushSubscription.pick({ endpoint: true }),
    response: null,
  },
} as const satisfies EndpointTable;

export const unsubscribeApi = {
  'POST /unsubscribe': {
    access: 'public',
    summary: 'No more e-mails of the kind that this link came with',
    body: z.strictObject({ secret: text(100).min(1) }),
    response: dataOf(z.object({ event: z.string() })),
    status: 200,
    secret: true,
  },
} as const satisfies EndpointTable;
