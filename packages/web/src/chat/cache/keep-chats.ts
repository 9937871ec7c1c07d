import type { QueryClient } from '@tanstack/react-query';
import { storedValue, type StoredValue } from '../../core/local-store';
import { chatKeys } from '../query-keys';
import { widgetKeys } from './query-keys';
import { readList, type ChatList } from '../chat-list.api';
import { withGap, type KnownMessages } from './chat-messages';
import type { Panel } from './chats';
import type { Outgoing } from './outgoing';

const CHATS_KEPT = 100;
const MESSAGES_KEPT = 100;
const KEEP_AFTER_MS = 200;

interface Kept {
  panel: Panel | undefined;
  list: ChatList;
  messages: [chatId: number, known: KnownMessages][];
  outgoing: readonly Outgoing[];
}

const newest = ({ messages, hasOlder, missedAfter }: KnownMessages): KnownMessages => ({
  messages: messages.slice(-MESSAGES_KEPT),
  hasOlder: hasOlder !== null && messages.length > MESSAGES_KEPT ? true : hasOlder,
  missedAfter,
});

export function storeChats(client: QueryClient, stored: StoredValue): void {
  const { chats, total } = readList(client);
  const messages = client.getQueriesData<KnownMessages>({ queryKey: chatKeys.allMessages });
  const kept: Kept = {
    panel: client.getQueryData(widgetKeys.panel),
    list: { chats: chats.slice(0, CHATS_KEPT), total },
    messages: messages.flatMap(([key, known]) => (known ? [[Number(key.at(-1)), newest(known)]] : [])),
    outgoing: client.getQueryData(widgetKeys.outgoing) ?? [],
  };
  stored.write(JSON.stringify(kept));
}

/**
 * Restores the tab's state after a reload. Unconfirmed messages are queued again, which their client id makes safe;
 * those with files are dropped because the files are gone.
 */
export function restoreChats(client: QueryClient, stored: StoredValue): void {
  // An unsent message waits longer than the cache keeps what no page shows.
  client.setQueryDefaults(widgetKeys.tab, { gcTime: Infinity });
  // Everything restored is old, so it is requested again when it is shown.
  const restore = (queryKey: readonly unknown[], data: unknown) =>
    client.setQueryData(queryKey, data, { updatedAt: 0 });
  try {
    const { panel, list, messages, outgoing } = JSON.parse(stored.read() ?? '{}') as Kept;
    const unsent = outgoing
      .filter(({ fileNames }) => fileNames.length === 0)
      .map((one) => (one.state === 'failed' ? one : { ...one, state: 'waiting', progress: 0, reason: null }));
    const known = messages.map(([chatId, one]) => [chatKeys.messages(chatId), withGap(one)] as const);
    restore(widgetKeys.panel, panel);
    restore(widgetKeys.outgoing, unsent);
    for (const [key, one] of known) restore(key, one);
    // The list may have been requested already.
    if (!client.getQueryState(chatKeys.list)?.dataUpdatedAt) restore(chatKeys.list, list);
  } catch {
    // Nothing was kept, or another release wrote it.
  }
}

/** Drafts of a tab; each belongs to its chat and goes with its last letter. */
export function draftsIn(key: string, area: () => Storage) {
  const placeOf = (chatId: number) => storedValue(`${key}.draft.${chatId}`, area);
  return {
    of: (chatId: number): string => placeOf(chatId).read() ?? '',
    keep: (chatId: number, text: string): void => placeOf(chatId).write(text || null),
  };
}

/** Combines many changes into one write, and writes the rest when the page is left. */
export function keepChats(client: QueryClient, keep: () => void): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    if (waiting === undefined) return;
    clearTimeout(waiting);
    waiting = undefined;
    keep();
  };
  window.addEventListener('pagehide', write);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === widgetKeys.all[0]) waiting ??= setTimeout(write, KEEP_AFTER_MS);
  });
}
