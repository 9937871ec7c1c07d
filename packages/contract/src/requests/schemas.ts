import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { HELP_LIMITS, REQUEST_CATEGORIES, REQUEST_STATES } from '@tenderlane/domain/requests';
import { z } from 'zod';
import { clientId } from '../chat/schemas';
import { cursorQuery } from '../core/endpoint';
import { id, instant, line, paragraph, refusals, required } from '../core/fields';

const state = z.enum(REQUEST_STATES);
const category = z.enum(REQUEST_CATEGORIES);
const person = z.object({ account_id: id, name: z.string() });

export const helpRequest = z.object({
  id,
  model_type: z.enum(['', 'request']),
  subject: z.string().nullable(),
  state: state.nullable(),
  category: category.nullable(),
  is_blocking: z.boolean(),
  company_name: z.string(),
  asked_by: person.nullable(),
  assignee: person.nullable(),
  load: z
    .object({
      id,
      name: z.string(),
      date: instant.nullable(),
      time_zone: z.string().nullable(),
      route: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    })
    .nullable(),
  has_load: z.boolean(),
  consent_until: instant.nullable(),
  waits_since: instant.nullable(),
  unread_message_count: z.number().int(),
  last_message: z
    .object({
      text: z.string(),
      sender_name: z.string(),
      is_own: z.boolean(),
      sent_at: instant,
    })
    .nullable(),
  refusals,
  created_at: instant,
});
export type HelpRequest = z.infer<typeof helpRequest>;

export const requestsQuery = cursorQuery.extend({ state: state.optional() });

export const requestBody = z.strictObject({
  subject: required(line(HELP_LIMITS.subjectMax)),
  text: required(paragraph(CHAT_LIMITS.textMax)),
  category,
  load_id: z
    .union([
      id,
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/)
        .transform(Number),
    ])
    .optional(),
  is_blocking: z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]).optional(),
  client_id: clientId.optional(),
});

export const requestChange = z.strictObject({
  assignee_id: id.optional(),
  state: z.enum(['waiting', 'solved']).optional(),
});
