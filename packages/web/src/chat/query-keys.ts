import type { LiveTopics } from '../core/live/live-topics';

const messages = ['chats', 'messages'] as const;

/** Every page loads these keys with the live topics; those of the widget alone are in cache/query-keys.ts. */
export const chatKeys = {
  list: ['chats', 'list'],
  allMessages: messages,
  messages: (chatId: number) => [...messages, chatId] as const,
  questions: (loadId: number) => ['loads', loadId, 'questions'] as const,
  questionsSetting: (loadId: number) => ['loads', loadId, 'questions-setting'] as const,
  notes: (loadId: number) => ['loads', loadId, 'notes'] as const,
} as const;

/** A chat of the company has changed; colleagues who are not members of the chat are told too. */
export const chatTopics: LiveTopics = {
  changed: { chat: (id) => [{ queryKey: chatKeys.list }, { queryKey: chatKeys.messages(id) }] },
  missed: [{ queryKey: chatKeys.list }, { queryKey: chatKeys.allMessages }],
};
