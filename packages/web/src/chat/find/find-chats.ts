import type { Chat } from '@tenderlane/contract';

export function findChats(chats: readonly Chat[], typed: string, dateOf: (chat: Chat) => string): readonly Chat[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return chats;
  return chats.filter((chat) =>
    [chat.load_name, chat.route, dateOf(chat), chat.company_name].some((text) =>
      text?.toLocaleLowerCase().includes(wanted),
    ),
  );
}
