export const CHAT_LIMITS = {
  textMax: 5_000,
  filesMax: 10,
  questionMax: 2_000,
  replyTitleMax: 100,
  repliesMax: 200,
  /** Of one carrier about one load, while nobody has answered them. */
  openQuestionsMax: 20,
  mentionsMax: 20,
  messagesPerMinute: 60,
  perPage: 25,
} as const;

/** Carriers' questions are answered in a private chat, or to all carriers without names. */
export const QUESTION_MODES = ['private', 'to_all'] as const;
export type QuestionMode = (typeof QUESTION_MODES)[number];

/** Records that a chat may be about; empty for a chat with support. */
export const CHAT_MODEL_TYPES = ['load', 'option', ''] as const;
export type ChatModelType = (typeof CHAT_MODEL_TYPES)[number];
