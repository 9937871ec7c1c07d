import type { StoredValue } from '../../core/local-store';
import { EMPTY_CHATS, type ChatState } from './chat-state';

const CHATS_KEPT = 100;
const MESSAGES_KEPT = 100;

type Kept = Pick<ChatState, 'activeChatId' | 'isShown' | 'chats' | 'messages' | 'known' | 'outgoing'>;

function newestOfEach(messages: ChatState['messages']): ChatState['messages'] {
  const left = new Map<number, number>();
  return messages
    .toReversed()
    .filter(({ chat_id: chatId }) => {
      const count = (left.get(chatId) ?? 0) + 1;
      left.set(chatId, count);
      return count <= MESSAGES_KEPT;
    })
    .toReversed();
}

export function storeChats(stored: StoredValue, state: ChatState): void {
  const kept: Kept = {
    activeChatId: state.activeChatId,
    isShown: state.isShown,
    chats: state.chats.slice(0, CHATS_KEPT),
    messages: newestOfEach(state.messages),
    known: state.known,
    outgoing: state.outgoing,
  };
  stored.write(JSON.stringify(kept));
}

/**
 * Restores the tab's state after a reload. Unconfirmed messages are queued again, which their client id makes safe;
 * those with files are dropped because the files are gone.
 */
export function readKeptChats(stored: StoredValue): ChatState {
  const text = stored.read();
  if (text === null) return EMPTY_CHATS;
  try {
    const kept = JSON.parse(text) as Kept;
    const known = Object.entries(kept.known).map(([chatId, part]) => [chatId, { ...part, isBehind: true }] as const);
    return {
      ...EMPTY_CHATS,
      ...kept,
      chatTotal: kept.chats.length,
      known: Object.fromEntries(known),
      outgoing: kept.outgoing
        .filter(({ fileNames }) => fileNames.length === 0)
        .map((one) =>
          one.state === 'failed' ? one : { ...one, state: 'waiting' as const, progress: 0, reason: null },
        ),
    };
  } catch {
    // It was written by another release.
    return EMPTY_CHATS;
  }
}

export function draftsIn(stored: StoredValue) {
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(stored.read() ?? '{}') as Record<string, string>;
    } catch {
      return {};
    }
  };
  return {
    of: (chatId: number): string => read()[chatId] ?? '',
    keep(chatId: number, text: string): void {
      const { [chatId]: _before, ...others } = read();
      const drafts = text === '' ? others : { ...others, [chatId]: text };
      stored.write(Object.keys(drafts).length === 0 ? null : JSON.stringify(drafts));
    },
  };
}
