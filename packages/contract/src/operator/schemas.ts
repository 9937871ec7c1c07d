import { z } from 'zod';
import { SIDES } from '@tenderlane/domain/core';
import { isTelegramLink, OPERATOR_PROFILE } from '@tenderlane/domain/identity';
import { INSTALLATION_PARTS } from '@tenderlane/domain/operator';
import { id, instant, line, text } from '../core/fields';

/** An event that failed three times at a subscriber and is no longer retried automatically. */
export const parkedEvent = z.object({
  id,
  subscriber: z.string(),
  kind: z.string(),
  failures: z.number().int(),
  error: z.string(),
  failed_at: instant,
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

const sending = z.object({
  /** `mailbox`: kept in the local mailbox. */
  kind: z.enum(['service', 'mailbox', 'none']),
  /** Messages that the service refused or did not accept and that are retried. */
  retrying: z.number().int(),
});

export const installationState = z.object({
  version: z.string(),
  mail: sending,
  sms: sending,
  /** `table`: no service is set; `silent`: it did not answer in time and is skipped for a minute. */
  geocoder: z.enum(['table', 'answers', 'silent']),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), state: z.enum(['works', 'away']) }),
  disk: z.object({ free_bytes: z.number().int(), total_bytes: z.number().int() }),
  /** `own`: not the embedded server; its backups are unknown to the product. */
  backup: z.object({ kind: z.enum(['embedded', 'own']), made_at: instant.nullable() }),
  queue: z.object({ waiting: z.number().int(), oldest_s: z.number(), outbox_delay_s: z.number() }),
  /** Jobs that failed at every try, parked events, and rows that failed within a day when they fell due. */
  failed: z.object({ jobs: z.number().int(), parked: z.number().int(), rows: z.number().int() }),
  in_need: z.array(z.enum(INSTALLATION_PARTS)),
});
export type InstallationState = z.infer<typeof installationState>;

export const retried = z.object({ count: z.number().int() });

export const operatorMember = z.object({
  account_id: id,
  name: z.string(),
  position: z.string(),
  photo: z.string().nullable(),
  telegram: z.string().nullable(),
});
export type OperatorMember = z.infer<typeof operatorMember>;

export const operatorProfile = operatorMember.extend({ photo_id: id.nullable() });
export type OperatorProfile = z.infer<typeof operatorProfile>;

/** Omitted fields stay; null removes a value. The picture is in base64. */
export const operatorProfileBody = z.strictObject({
  telegram: line(OPERATOR_PROFILE.telegramMax)
    .refine(isTelegramLink, { error: 'not-a-telegram-link' })
    .nullable()
    .optional(),
  photo: z.base64().min(1).max(1_400_000).nullable().optional(),
});

const rows = z.number().int();

export const operatorQueues = z.object({
  chats: rows,
  requests: rows,
  demos: rows,
  contests: rows,
  matches: rows,
  facilities: rows,
  parked: rows,
});

export const operatorCompany = z.object({
  id,
  name: z.string(),
  kind: z.enum(SIDES),
  country_id: z.string(),
  created_at: instant,
  closed_at: instant.nullable(),
  manager: z.object({ account_id: id, name: z.string() }).nullable(),
});
export type OperatorCompany = z.infer<typeof operatorCompany>;

export const operatorCompaniesQuery = z.strictObject({
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  search: text(200).optional(),
});

export const managerBody = z.strictObject({ account_id: id.nullable() });
