import { z } from 'zod';
import { CHAT_LIMITS, CHAT_MODEL_TYPES, QUESTION_MODES } from '@tenderlane/domain/chat';
import { id, instant, line, paragraph, refusals, required, text } from '../core/fields';

/** Id given by the client; a request repeated with it creates nothing new. */
export const clientId = z.string().regex(/^[\w-]{1,64}$/);

export const chat = z.object({
  id,
  unread_message_count: z.number().int(),
  model_id: z.number().int(),
  model_type: z.enum([...CHAT_MODEL_TYPES, 'request']),
  load_name: z.string().nullable(),
  company_name: z.string().nullable(),
  load_id: id.nullable(),
  date: instant.nullable(),
  time_zone: z.string().nullable(),
  route: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  archived: z.boolean(),
  is_support: z.boolean(),
  is_member: z.boolean(),
  can_send: z.boolean(),
  refusals,
  last_message: z
    .object({
      text: z.string(),
      sent_at: z.number().int(),
      is_sender: z.boolean(),
    })
    .nullable(),
  created_at: instant,
});
export type Chat = z.infer<typeof chat>;

export const chatFile = z.object({
  id,
  /** A link valid for five minutes and this person only. */
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  media_type: z.string(),
});
export type ChatFile = z.infer<typeof chatFile>;

export const chatMessage = z.object({
  id,
  chat_id: id,
  text: z.string(),
  files: z.array(chatFile),
  /** The text in the reader's language, after somebody requested it. */
  translate: z.string().nullable(),
  can_translate: z.boolean(),
  is_sender: z.boolean(),
  /** Somebody of the other side has read it. */
  is_seen_by_someone: z.boolean(),
  sender_name: z.string(),
  sent_at: z.number().int(),
  client_id: z.string().nullable(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const chatBody = z.strictObject({
  model_id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  model_type: z.enum(CHAT_MODEL_TYPES).default(''),
});

export const chatMessageBody = z.strictObject({
  text: text(CHAT_LIMITS.textMax).default(''),
  client_id: clientId.optional(),
});

export const chatsQuery = z.strictObject({
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  search: text(200).optional(),
  archived: z.enum(['true', 'false']).optional(),
});

export const chatMessagesQuery = z.strictObject({
  page: z.coerce.number().int().min(1).optional(),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  /** Messages after this one, oldest first: those missed while a connection was lost. */
  after_id: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  search: text(200).optional(),
});

export const chatReply = z.object({ id, title: z.string(), text: z.string() });
export type ChatReply = z.infer<typeof chatReply>;
export const chatReplyBody = z.strictObject({
  title: required(line(CHAT_LIMITS.replyTitleMax)),
  text: required(paragraph(CHAT_LIMITS.textMax)),
});

export const chatSettings = z.object({
  has_translation: z.boolean(),
  file_max_bytes: z.number().int(),
  files_max: z.number().int(),
});
export type ChatSettings = z.infer<typeof chatSettings>;

export const questionsSetting = z.strictObject({ mode: z.enum(QUESTION_MODES) });

export const question = z.object({
  id,
  text: z.string(),
  answer: z.string().nullable(),
  company_name: z.string().nullable(),
  sender_name: z.string().nullable(),
  is_own: z.boolean(),
  asked_at: instant,
  answered_at: instant.nullable(),
});
export type Question = z.infer<typeof question>;

const asked = required(paragraph(CHAT_LIMITS.questionMax));
export const questionBody = z.strictObject({ text: asked, client_id: clientId.optional() });
export const answerBody = z.strictObject({ answer: asked });

export const note = z.object({
  id,
  text: z.string(),
  author_name: z.string(),
  mentions: z.array(z.object({ id, name: z.string() })),
  is_own: z.boolean(),
  client_id: z.string().nullable(),
  created_at: instant,
});
export type Note = z.infer<typeof note>;

export const noteBody = z.strictObject({
  text: required(paragraph(CHAT_LIMITS.textMax)),
  mentions: z.array(id).max(CHAT_LIMITS.mentionsMax).default([]),
  client_id: clientId.optional(),
});
