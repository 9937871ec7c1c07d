const tab = ['chats', 'tab'] as const;

export const widgetKeys = {
  all: ['chats'],
  tab,
  panel: [...tab, 'panel'],
  outgoing: [...tab, 'outgoing'],
  announced: [...tab, 'announced'],
  more: (name: string | number) => ['chats', 'more', name] as const,
  file: (fileId: number) => ['chats', 'file', fileId] as const,
  found: (search: string) => ['chats', 'found', search] as const,
  foundMessages: (chatId: number, search: string) => ['chats', chatId, 'found', search] as const,
  settings: ['chats', 'settings'],
  replies: ['chats', 'replies'],
} as const;
