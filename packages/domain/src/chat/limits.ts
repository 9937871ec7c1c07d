/** Limits of a chat. */
export const CHAT_LIMITS = {
  textMax: 5_000,
  filesMax: 10,
  fileMaxBytes: 25_000_000,
  questionMax: 2_000,
  replyTitleMax: 100,
  repliesMax: 200,
  openQuestionsMax: 20,
  mentionsMax: 20,
  messagesPerMinute: 60,
  perPage: 25,
} as const;

/** Questions of carriers are answered in a private chat, or to all without names. */
export const QUESTION_MODES = ['private', 'to_all'] as const;
export type QuestionMode = (typeof QUESTION_MODES)[number];

/** The subject of a chat; empty for a chat with support. */
export const CHAT_MODEL_TYPES = ['load', 'option', ''] as const;
export type ChatModelType = (typeof CHAT_MODEL_TYPES)[number];
