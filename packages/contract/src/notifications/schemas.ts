import { z } from 'zod';
import { NOTIFICATION_CLASSES, NOTIFICATION_GROUPS, type NotificationGroup } from '@tenderlane/domain/notifications';
import { cursorMeta } from '../core/endpoint';
import { id, instant, text, timeZone } from '../core/fields';

export const notification = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Route name of its page, with `link` as its id; for an external page the address. */
  page_name: z.string(),
  link: z.string().nullable(),
  is_read: z.boolean(),
  is_external: z.boolean(),
  created_at: instant,
  type: z.string(),
});
export type Notification = z.infer<typeof notification>;

export const notificationsMeta = cursorMeta.extend({ total_unread: z.number().int() });

export const readBody = z
  .strictObject({ ids: z.array(id).min(1).max(200).optional(), until_id: id.optional() })
  .optional();

const group = z.enum(Object.keys(NOTIFICATION_GROUPS) as [NotificationGroup, ...NotificationGroup[]]);

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const quietHours = z.strictObject({ from: time, to: time, time_zone: timeZone });
const digest = z.strictObject({ hour: z.number().int().min(0).max(23), time_zone: timeZone });

/** Choices of notifications and channels; `class` tells which cannot be switched off entirely. */
export const notificationPreference = z.object({
  events: z.array(
    z.object({
      event: group,
      class: z.enum(NOTIFICATION_CLASSES),
      channels: z.object({ in_app: z.boolean(), email: z.boolean(), messenger: z.boolean(), push: z.boolean() }),
    }),
  ),
  quiet_hours: quietHours.nullable(),
  digest: digest.nullable(),
  telegram: z.object({ is_offered: z.boolean(), is_linked: z.boolean(), name: z.string().nullable() }),
  push: z.object({ is_offered: z.boolean(), browsers: z.number().int() }),
});
export type NotificationSettings = z.infer<typeof notificationPreference>;

export const preferenceBody = z.strictObject({
  events: z
    .array(
      z.strictObject({
        event: group,
        channels: z.strictObject({
          in_app: z.boolean().optional(),
          email: z.boolean().optional(),
          messenger: z.boolean().optional(),
          push: z.boolean().optional(),
        }),
      }),
    )
    .max(50)
    .optional(),
  quiet_hours: quietHours.nullable().optional(),
  digest: digest.nullable().optional(),
});

const key = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+={0,2}$/);

export const pushSubscription = z.strictObject({
  endpoint: text(1000).min(1),
  keys: z.strictObject({ p256dh: key, auth: key }),
});
