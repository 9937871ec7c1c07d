import { vi } from 'vitest';
import type { ChatMessage } from '@tenderlane/contract';
import { createChatStore } from './chat-store';
import type { ChatCalls, MessageToSend } from '../chat.api';
import type { ChatSocket } from '../chat-socket';
import { EMPTY_CHATS, type ChatState } from '../state/chat-state';
import { chatOf, messageOf } from '../state/examples';

export const pageOf = <Row>(data: Row[], total = data.length, perPage = 25) => ({
  data,
  meta: { total, total_capped: false, page: 1, per_page: perPage, next: null },
});

interface World {
  isSignedIn: boolean;
  isTabHidden: boolean;
  isConnected: boolean;
  sends: MessageToSend[];
}

type Send = (message: MessageToSend) => Promise<ChatMessage>;

function serverOf(count: number, world: World) {
  const all = Array.from({ length: count }, (_, index) => messageOf(index + 1, { chat_id: 5 }));
  let send: Send = async ({ text, clientId }) =>
    messageOf(all.length + 1, { chat_id: 5, text, is_sender: true, client_id: clientId });
  const calls = {
    chats: vi.fn(async () => pageOf([chatOf(5, { unread_message_count: 2 })])),
    messages: vi.fn(async (_chatId: number, { page = 1, per_page: perPage = 25, after_id: afterId }) => {
      if (afterId !== undefined)
        return pageOf(all.filter(({ id }) => id > afterId).slice(0, perPage), all.length, perPage);
      const newestFirst = all.toReversed();
      return pageOf(newestFirst.slice((page - 1) * perPage, page * perPage), all.length, perPage);
    }),
    chat: vi.fn(async (id: number) => chatOf(id)),
    view: vi.fn(async () => undefined),
    send: vi.fn(async (_chatId: number, message: MessageToSend) => {
      world.sends.push(message);
      return send(message);
    }),
  };
  return { all, calls, onSend: (next: Send) => void (send = next) };
}

function connectionOf(world: World) {
  const heard = {
    message: (_: ChatMessage) => {},
    reconnect: () => {},
    view: (_: readonly number[]) => {},
    back: () => {},
  };
  const left = vi.fn();
  const socket: ChatSocket = {
    onMessage(listener) {
      heard.message = listener;
      return left;
    },
    onView(_chatId, listener) {
      heard.view = listener;
      return left;
    },
    onChange: () => left,
    onReconnect(listener) {
      heard.reconnect = listener;
      return left;
    },
    isConnected: () => world.isConnected,
    reconnect: vi.fn(),
  };
  return { heard, left, socket };
}

export function prepare({ count = 3, initial = EMPTY_CHATS }: { count?: number; initial?: ChatState } = {}) {
  const world: World = { isSignedIn: true, isTabHidden: false, isConnected: true, sends: [] };
  const server = serverOf(count, world);
  const connection = connectionOf(world);
  const { heard, left, socket } = connection;
  const attract = vi.fn();
  const store = createChatStore({
    calls: server.calls as unknown as ChatCalls,
    socket,
    initial,
    keep: () => undefined,
    keepDraft: () => undefined,
    isSignedIn: () => world.isSignedIn,
    isTabHidden: () => world.isTabHidden,
    attract,
    onBack(listener) {
      heard.back = listener;
      return left;
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const ids = () => store.read().messages.map(({ id }) => id);
  return { ...server, ...connection, attract, ids, settle, store, world };
}

export async function openChat(parts: ReturnType<typeof prepare>) {
  parts.store.start({ first: null, heard: null });
  await parts.settle();
  parts.store.dispatch({ type: 'toggled' });
  parts.store.dispatch({ type: 'chosen', chatId: 5 });
  await parts.settle();
  parts.calls.chats.mockClear();
}
