/** The most that a chat may hold. */
export const CHAT_LIMITS = {
  textMax: 5_000,
  filesMax: 10,
  questionMax: 2_000,
  replyTitleMax: 100,
  repliesMax: 200,
  /** Of one carrier about one load, while nobody has answered them. */
  openQuestionsMax: 20,
  mentionsMax: 20,
  /** Messages of one person in one chat. */
  messagesPerMinute: 60,
  perPage: 25,
} as const;

/** How the questions of carriers are answered: in a chat, or to all without names. */
export const QUESTION_MODES = ['private', 'to_all'] as const;
export type QuestionMode = (typeof QUESTION_MODES)[number];

/** What a chat is opened about: nothing where it is with support. */
export const CHAT_MODEL_TYPES = ['load', 'option', ''] as const;
export type ChatModelType = (typeof CHAT_MODEL_TYPES)[number];
