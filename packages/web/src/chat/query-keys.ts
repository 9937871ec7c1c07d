import type { LiveTopics } from '../core/live/live-topics';

const messages = ['chats', 'messages'] as const;
const tab = ['chats', 'tab'] as const;

export const chatKeys = {
  all: ['chats'],
  list: ['chats', 'list'],
  allMessages: messages,
  messages: (chatId: number) => [...messages, chatId] as const,
  more: (name: string | number) => ['chats', 'more', name] as const,
  tab,
  panel: [...tab, 'panel'],
  outgoing: [...tab, 'outgoing'],
  announced: [...tab, 'announced'],
  file: (fileId: number) => ['chats', 'file', fileId] as const,
  found: (search: string) => ['chats', 'found', search] as const,
  foundMessages: (chatId: number, search: string) => ['chats', chatId, 'found', search] as const,
  settings: ['chats', 'settings'],
  replies: ['chats', 'replies'],
  questions: (loadId: number) => ['loads', loadId, 'questions'] as const,
  questionsSetting: (loadId: number) => ['loads', loadId, 'questions-setting'] as const,
  notes: (loadId: number) => ['loads', loadId, 'notes'] as const,
} as const;

/** A chat of the company has changed; colleagues who are not members of the chat are told too. */
export const chatTopics: LiveTopics = {
  changed: { chat: (id) => [{ queryKey: chatKeys.list }, { queryKey: chatKeys.messages(id) }] },
  missed: [{ queryKey: chatKeys.list }, { queryKey: chatKeys.allMessages }],
};
