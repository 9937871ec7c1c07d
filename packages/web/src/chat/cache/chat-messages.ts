import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import type { ChatCalls } from '../chat.api';
import { chatKeys } from '../query-keys';
import { mergeMessages } from './merge-messages';

export interface KnownMessages {
  messages: readonly ChatMessage[];
  /** Null until a page was loaded; before that only live messages are known. */
  hasOlder: boolean | null;
  /** Id of the newest message before which none is missing, if newer ones may have been missed. */
  missedAfter: number | null;
}

interface MessagesSettings {
  client: QueryClient;
  calls: Pick<ChatCalls, 'messages'>;
  onReceived: (messages: readonly ChatMessage[]) => void;
}

const UNKNOWN: KnownMessages = { messages: [], hasOlder: null, missedAfter: null };

const CATCH_UP_PAGE = 100;
/** The request overlaps the known messages, because some may have been seen meanwhile or arrived out of order. */
const OVERLAP = 10;

export const withGap = (known: KnownMessages): KnownMessages =>
  known.hasOlder === null || known.missedAfter !== null
    ? known
    : { ...known, missedAfter: known.messages.at(-1)?.id ?? 0 };

function withPage(known: KnownMessages, page: readonly ChatMessage[], hasOlder: boolean): KnownMessages {
  // Single messages received before their chat was opened would hide that older ones are missing.
  const oldest = known.hasOlder === null ? Math.min(...page.map(({ id }) => id)) : 0;
  const kept = known.messages.filter(({ id }) => id >= oldest);
  return { ...known, messages: mergeMessages(kept, page), hasOlder: known.hasOlder !== false && hasOlder };
}

const nextPage = (loaded: number, perPage: number): number => Math.round(loaded / perPage) + 1;

/** True if the rounding in `nextPage` skipped a page because messages arrived meanwhile. */
const isPageLeftOut = (loaded: number, page: number, perPage: number, total: number): boolean =>
  page > 1 && loaded < Math.min(total, page * perPage);

/** Messages in the query cache, by chat. Every request adds to what is known, so requests and events may overlap. */
export class ChatMessages {
  readonly #settings: MessagesSettings;

  constructor(settings: MessagesSettings) {
    this.#settings = settings;
  }

  read(chatId: number): KnownMessages {
    return this.#settings.client.getQueryData<KnownMessages>(chatKeys.messages(chatId)) ?? UNKNOWN;
  }

  has(chatId: number, messageId: number): boolean {
    return this.read(chatId).messages.some(({ id }) => id === messageId);
  }

  /** Loads the first page of a chat, and later the messages after the known ones. */
  query(chatId: number) {
    return queryOptions({
      queryKey: chatKeys.messages(chatId),
      queryFn: async () => {
        if (this.read(chatId).hasOlder === null) await this.#loadPage(chatId, 1);
        else await this.#catchUp(chatId);
        return this.read(chatId);
      },
      // A query with data begins another request if a change is told during the first one.
      initialData: UNKNOWN,
      initialDataUpdatedAt: 0,
      staleTime: 0,
    });
  }

  async loadOlder(chatId: number): Promise<void> {
    const count = () => this.read(chatId).messages.length;
    if (!this.read(chatId).hasOlder) return;
    let page = nextPage(count(), CHAT_LIMITS.perPage);
    const { per_page: perPage, total } = await this.#loadPage(chatId, page);
    while (isPageLeftOut(count(), page, perPage, total)) await this.#loadPage(chatId, --page);
  }

  async loadUntil(chatId: number, messageId: number): Promise<void> {
    const count = () => this.read(chatId).messages.length;
    for (let before = -1; !this.has(chatId, messageId) && before < count();) {
      before = count();
      await this.loadOlder(chatId);
    }
  }

  add(message: ChatMessage): void {
    this.#change(message.chat_id, (known) => ({ ...known, messages: mergeMessages(known.messages, [message]) }));
    this.#settings.onReceived([message]);
  }

  change(chatId: number, messageIds: readonly number[], changed: Partial<ChatMessage>): void {
    this.#change(chatId, (known) => ({
      ...known,
      messages: known.messages.map((one) => (messageIds.includes(one.id) ? { ...one, ...changed } : one)),
    }));
  }

  /** Live messages may have been missed; those that arrive before the next request do not hide the gap. */
  noteGap(): void {
    this.#settings.client.setQueriesData<KnownMessages>(
      { queryKey: chatKeys.allMessages },
      (known) => known && withGap(known),
    );
  }

  #change(chatId: number, changeOf: (known: KnownMessages) => KnownMessages): void {
    this.#settings.client.setQueryData(chatKeys.messages(chatId), changeOf(this.read(chatId)));
  }

  async #loadPage(chatId: number, page: number) {
    const { data, meta } = await this.#settings.calls.messages(chatId, { page, per_page: CHAT_LIMITS.perPage });
    this.#change(chatId, (known) => withPage(known, data, page * meta.per_page < meta.total));
    this.#settings.onReceived(data);
    return meta;
  }

  async #catchUp(chatId: number): Promise<void> {
    const { messages, missedAfter } = this.read(chatId);
    let afterId = messages.filter(({ id }) => id <= (missedAfter ?? id)).at(-OVERLAP)?.id ?? 0;
    for (let isLast = false; !isLast;) {
      const { data, meta } = await this.#settings.calls.messages(chatId, {
        after_id: afterId,
        per_page: CATCH_UP_PAGE,
      });
      isLast = data.length < meta.per_page;
      afterId = data.at(-1)?.id ?? afterId;
      const missed = isLast ? null : afterId;
      this.#change(chatId, (known) => ({
        ...known,
        messages: mergeMessages(known.messages, data),
        missedAfter: missed,
      }));
      this.#settings.onReceived(data);
    }
  }
}
