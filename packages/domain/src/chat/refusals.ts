export const CHAT_REFUSALS = {
  'chat.archived': 409,
  'chat.message-empty': 422,
  'chat.too-many-files': 422,
  'chat.too-many-messages': 429,
  'chat.no-translation': 409,
  'chat.too-many-replies': 409,
  'chat.questions-private': 409,
  'chat.questions-closed': 409,
  'chat.too-many-questions': 409,
  'chat.mention-unknown': 422,
} as const;
