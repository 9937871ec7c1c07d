import type { Chat } from '@tenderlane/contract';

type Searched = Pick<Chat, 'load_name' | 'route' | 'date' | 'time_zone' | 'company_name'>;

export function findChats<One extends Searched>(
  chats: readonly One[],
  typed: string,
  dateOf: (chat: One) => string,
): readonly One[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return chats;
  return chats.filter((chat) =>
    [chat.load_name, chat.route, dateOf(chat), chat.company_name].some((text) =>
      text?.toLocaleLowerCase().includes(wanted),
    ),
  );
}
