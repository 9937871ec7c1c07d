import { z } from 'zod';
import { isTelegramLink, OPERATOR_PROFILE, SIDES } from '@tenderlane/domain';
import { INSTALLATION_PARTS } from '@tenderlane/domain/installation';
import { id, instant, line, text } from '../core/fields';

/** What a subscriber failed at three times, and is no longer tried by itself. */
export const parkedEvent = z.object({
  id,
  subscriber: z.string(),
  /** The action of the event, or the kind of work. */
  kind: z.string(),
  failures: z.number().int(),
  error: z.string(),
  failed_at: instant,
});
export type ParkedEvent = z.infer<typeof parkedEvent>;

const sending = z.object({
  /** `mailbox`: kept in the local mailbox. */
  kind: z.enum(['service', 'mailbox', 'none']),
  /** Messages that the service refused or did not take, and that are tried again. */
  retrying: z.number().int(),
});

/** The state of the installation, as the process that answers sees it. */
export const installationState = z.object({
  version: z.string(),
  mail: sending,
  sms: sending,
  /** `table`: no service is set; `silent`: it did not answer in time and is skipped for a minute. */
  geocoder: z.enum(['table', 'answers', 'silent']),
  storage: z.object({ kind: z.enum(['folder', 'bucket']), state: z.enum(['works', 'away']) }),
  disk: z.object({ free_bytes: z.number().int(), total_bytes: z.number().int() }),
  /** `own`: another server than the embedded one, whose backups the product does not know. */
  backup: z.object({ kind: z.enum(['embedded', 'own']), made_at: instant.nullable() }),
  queue: z.object({ waiting: z.number().int(), oldest_s: z.number(), outbox_delay_s: z.number() }),
  /** Jobs that failed at every try, parked events, and rows that failed within a day when they fell due. */
  failed: z.object({ jobs: z.number().int(), parked: z.number().int(), rows: z.number().int() }),
  /** The parts that somebody should look at. */
  in_need: z.array(z.enum(INSTALLATION_PARTS)),
});
export type InstallationState = z.infer<typeof installationState>;

/** How many were let go; none where they were tried again already. */
export const retried = z.object({ count: z.number().int() });

/** A person of the operator, whom a company may get as its manager. */
export const operatorMember = z.object({
  account_id: id,
  name: z.string(),
  position: z.string(),
  /** The address of a call, read with the session. */
  photo: z.string().nullable(),
  telegram: z.string().nullable(),
});
export type OperatorMember = z.infer<typeof operatorMember>;

export const operatorProfile = operatorMember.extend({ photo_id: id.nullable() });
export type OperatorProfile = z.infer<typeof operatorProfile>;

/** What is not sent stays as it is; null takes it away. The picture is in base64. */
export const operatorProfileBody = z.strictObject({
  telegram: line(OPERATOR_PROFILE.telegramMax)
    .refine(isTelegramLink, { error: 'not-a-telegram-link' })
    .nullable()
    .optional(),
  photo: z.base64().min(1).max(1_400_000).nullable().optional(),
});

/** A company with its manager; nothing of its loads. */
export const operatorCompany = z.object({
  id,
  name: z.string(),
  kind: z.enum(SIDES),
  country_id: z.string(),
  created_at: instant,
  /** When its owner closed it; null while it is open. */
  closed_at: instant.nullable(),
  manager: z.object({ account_id: id, name: z.string() }).nullable(),
});
export type OperatorCompany = z.infer<typeof operatorCompany>;

export const operatorCompaniesQuery = z.strictObject({
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  /** A part of the name, a legal id, or a support id. */
  search: text(200).optional(),
});

export const managerBody = z.strictObject({ account_id: id.nullable() });

/** A question of a company to the help desk; today it is the company's chat with support. */
export const helpRequest = z.object({
  /** That of the chat. */
  id,
  /** Who has to write next; nobody has written yet in a new one. */
  state: z.enum(['new', 'waiting', 'answered']),
  last_message: z
    .object({
      /** Empty where the message holds files alone. */
      text: z.string(),
      sender_name: z.string(),
      /** A colleague or the reader wrote it. */
      is_own: z.boolean(),
      sent_at: instant,
    })
    .nullable(),
  created_at: instant,
});
export type HelpRequest = z.infer<typeof helpRequest>;
