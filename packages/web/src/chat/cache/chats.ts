import type { Chat, ChatMessage } from '@tenderlane/contract';
import type { Application } from '../../core/application';
import type { ChatCalls } from '../chat.api';
import { chatListQuery, listenForMessages, messagesChannel } from '../chat-list.api';
import type { ChatRequest } from '../chat-door';
import { chatKeys } from '../query-keys';
import { widgetKeys } from './query-keys';
import { addChat, changeChat, findChat, loadMoreChats } from './chat-list';
import { ChatMessages } from './chat-messages';
import { mergeMessages } from './merge-messages';
import { OutgoingMessages } from './outgoing';

export interface Panel {
  isShown: boolean;
  chatId: number | null;
}

export const CLOSED: Panel = { isShown: false, chatId: null };

/** A conversation counts as read after this time. */
export const VIEW_DELAY_MS = 300;

interface ChatsSettings {
  application: Pick<Application, 'activity' | 'live' | 'queryClient' | 'session'>;
  accountId: number;
  calls: ChatCalls;
  keepDraft: (chatId: number, text: string) => void;
  isTabHidden: () => boolean;
  attract: () => void;
  /** Messages of others since then are announced. Unix seconds. */
  startedAt: number;
}

const lastOf = ({ text, sent_at, is_sender }: ChatMessage) => ({ text, sent_at, is_sender });

/** A user's chats in the query cache. Failed requests are not reported and may be repeated. */
export class Chats {
  readonly #settings: ChatsSettings;
  readonly messages: ChatMessages;
  readonly outgoing: OutgoingMessages;
  #stops: (() => void)[] = [];
  #watched: { chatId: number; stop: () => void } | null = null;
  #viewing: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: ChatsSettings) {
    this.#settings = settings;
    const onReceived = (received: readonly ChatMessage[]) => {
      // The server has stored these, even if the answer to one of them was lost.
      this.outgoing.drop(received.map(({ client_id: clientId }) => clientId));
      this.#announce(received);
    };
    this.messages = new ChatMessages({ client: this.#client, calls: settings.calls, onReceived });
    this.outgoing = new OutgoingMessages({
      client: this.#client,
      calls: settings.calls,
      noteQueued: (count) => settings.application.activity.noteQueued('chat', count),
      onSent: (message) => this.#takeSent(message),
    });
  }

  get #client() {
    return this.#settings.application.queryClient;
  }

  get #isSignedIn(): boolean {
    return this.#settings.application.session.token() !== null;
  }

  get list() {
    return chatListQuery(this.#client, this.#settings.calls.chats);
  }

  get panel(): Panel {
    return this.#client.getQueryData<Panel>(widgetKeys.panel) ?? CLOSED;
  }

  get active(): Chat | undefined {
    return findChat(this.#client, this.panel.chatId);
  }

  start(takeHeard: () => readonly ChatMessage[]): () => void {
    const { accountId, application } = this.#settings;
    this.#stops = [
      listenForMessages(application.live, accountId, (message) => this.#take(message)),
      application.live.onGap(messagesChannel(accountId), () => {
        this.messages.noteGap();
        this.#reload(chatKeys.list);
        this.#reload(chatKeys.allMessages);
      }),
      application.activity.onBack(() => void this.outgoing.sendWaiting()),
    ];
    this.#watchViews();
    this.outgoing.begin();
    for (const message of takeHeard()) this.#take(message);
    return () => this.#leave();
  }

  toggle(): void {
    if (!this.panel.isShown || !this.active) this.#reload(chatKeys.list);
    this.#setPanel({ isShown: !this.panel.isShown });
  }

  choose(chatId: number): void {
    this.#setPanel({ isShown: true, chatId });
    this.#reload(chatKeys.messages(chatId));
  }

  back(): void {
    this.#setPanel({ chatId: null });
  }

  hide(): void {
    this.#setPanel({ isShown: false });
  }

  async open(request: ChatRequest): Promise<unknown> {
    const { calls, keepDraft } = this.#settings;
    const draft = 'draft' in request ? request.draft : undefined;
    // An open conversation has its own draft, so it must be reopened with this one.
    if (draft) this.back();
    try {
      const chat =
        'chatId' in request
          ? await calls.chat(request.chatId)
          : await calls.open({ model_type: request.modelType, model_id: request.modelId });
      if (draft) keepDraft(chat.id, draft);
      this.#start(chat);
      return null;
    } catch (error) {
      return error;
    }
  }

  becomeVisible(): void {
    const { live } = this.#settings.application;
    if (!live.isConnected()) live.reconnect();
    this.markViewed();
  }

  markViewed = (): void => {
    if (this.#canView()) this.#viewing ??= setTimeout(() => void this.#view(), VIEW_DELAY_MS);
  };

  async translate({ id, chat_id: chatId }: ChatMessage): Promise<boolean> {
    const text = await this.#settings.calls.translate(id).catch(() => null);
    if (text !== null) this.messages.change(chatId, [id], { translate: text });
    return text !== null;
  }

  async markUnread(chatId: number): Promise<void> {
    this.back();
    await this.#settings.calls.markUnread(chatId).catch(() => undefined);
    this.#reload(chatKeys.list);
  }

  async setMember(chatId: number, isMember: boolean): Promise<void> {
    const { calls } = this.#settings;
    const chat = await calls.setMember(chatId, isMember).catch(() => null);
    if (!chat) return;
    addChat(this.#client, chat);
    // A request for the list that is under way may hold the membership before.
    this.#reload(chatKeys.list);
  }

  loadMore(): void {
    const { calls } = this.#settings;
    void this.#once('chats', () => loadMoreChats(this.#client, calls.chats));
  }

  loadOlder(chatId: number): Promise<unknown> {
    return this.#once(chatId, () => this.messages.loadOlder(chatId));
  }

  reach(chatId: number, messageId: number): Promise<unknown> {
    return this.#once(`${chatId} ${messageId}`, () => this.messages.loadUntil(chatId, messageId));
  }

  #take(message: ChatMessage): void {
    const { isTabHidden, attract } = this.#settings;
    if (!this.#isSignedIn) return this.#leave();
    const { id, chat_id: chatId, is_sender: isOwn } = message;
    const chat = findChat(this.#client, chatId);
    const isAttracting = isTabHidden() && !isOwn && chat?.is_member !== false;
    if (isAttracting) attract();
    // A page of messages may contain a message before its live event arrives; then the event adds no unread message.
    const isKnown = this.messages.has(chatId, id);
    if (isKnown ? isAttracting : !chat) this.#reload(chatKeys.list);
    if (isKnown) return;
    this.messages.add(message);
    changeChat(this.#client, chatId, ({ unread_message_count: count }) => ({
      unread_message_count: isOwn ? count : count + 1,
      last_message: lastOf(message),
    }));
    if (!isOwn && !this.panel.isShown) void this.#openHeard(chatId);
  }

  async #openHeard(chatId: number): Promise<void> {
    const { calls } = this.#settings;
    const chat = findChat(this.#client, chatId) ?? (await calls.chat(chatId).catch(() => null));
    if (chat?.is_member && !this.panel.isShown) this.#start(chat);
  }

  #takeSent(message: ChatMessage): void {
    this.messages.add(message);
    // Sending a message makes the sender a member of the chat.
    changeChat(this.#client, message.chat_id, () => ({ is_member: true, last_message: lastOf(message) }));
  }

  #announce(received: readonly ChatMessage[]): void {
    const { startedAt } = this.#settings;
    const others = received.filter(({ is_sender: isOwn, sent_at: at }) => !isOwn && at >= startedAt);
    this.#client.setQueryData<ChatMessage>(widgetKeys.announced, (before) =>
      mergeMessages(before ? [before] : [], others).at(-1),
    );
  }

  #start(chat: Chat): void {
    addChat(this.#client, chat);
    this.choose(chat.id);
  }

  #canView(): boolean {
    return !this.#settings.isTabHidden() && this.panel.isShown && (this.active?.unread_message_count ?? 0) > 0;
  }

  async #view(): Promise<void> {
    this.#viewing = undefined;
    const { calls } = this.#settings;
    const { chatId } = this.panel;
    if (chatId === null || !this.#canView()) return;
    const viewed = await calls.view(chatId).catch(() => null);
    if (viewed) changeChat(this.#client, chatId, () => ({ unread_message_count: 0 }));
  }

  #setPanel(changed: Partial<Panel>): void {
    this.#client.setQueryData(widgetKeys.panel, { ...this.panel, ...changed });
    this.#watchViews();
  }

  /** Read marks are followed for the open chat alone. */
  #watchViews(): void {
    const { chatId } = this.panel;
    if (this.#stops.length === 0 || this.#watched?.chatId === (chatId ?? undefined)) return;
    this.#watched?.stop();
    this.#watched = null;
    if (chatId === null) return;
    const { accountId, application } = this.#settings;
    const hear = (data: unknown) => {
      if (!this.#isSignedIn) return this.#leave();
      this.messages.change(chatId, (data as { message_ids: number[] }).message_ids, { is_seen_by_someone: true });
    };
    const stop = application.live.listen(`chat-message-view.${accountId}.${chatId}`, 'ChatMessageViewEvent', hear);
    this.#watched = { chatId, stop };
  }

  #leave(): void {
    clearTimeout(this.#viewing);
    this.#viewing = undefined;
    this.outgoing.end();
    this.#watched?.stop();
    this.#watched = null;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  #reload(queryKey: readonly unknown[]): void {
    void this.#client.invalidateQueries({ queryKey });
  }

  /** Runs a request that is not begun again while it runs, and that shows as loading. */
  #once(name: string | number, run: () => Promise<void>): Promise<unknown> {
    const queryFn = () => run().then(() => null);
    const options = { queryKey: widgetKeys.more(name), queryFn, staleTime: 0, gcTime: 0, retry: false };
    return this.#client.fetchQuery(options).catch(() => undefined);
  }
}
