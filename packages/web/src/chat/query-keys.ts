export const chatKeys = {
  first: ['chats', 'first'],
  found: (search: string) => ['chats', 'found', search] as const,
  foundMessages: (chatId: number, search: string) => ['chats', chatId, 'found', search] as const,
  settings: ['chats', 'settings'],
  replies: ['chats', 'replies'],
  questions: (loadId: number) => ['loads', loadId, 'questions'] as const,
  questionsSetting: (loadId: number) => ['loads', loadId, 'questions-setting'] as const,
  notes: (loadId: number) => ['loads', loadId, 'notes'] as const,
} as const;
