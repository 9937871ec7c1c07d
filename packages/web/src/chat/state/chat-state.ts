import type { Chat, ChatMessage } from '@tenderlane/contract';

export interface Outgoing {
  /** The server stores a message once per client id, so a retry is safe. */
  clientId: string;
  chatId: number;
  text: string;
  fileNames: readonly string[];
  /** `waiting`: for earlier messages, or for the network. */
  state: 'waiting' | 'sending' | 'failed';
  progress: number;
  reason: string | null;
  /** Unix seconds. */
  sent_at: number;
}

/** The part of a chat whose messages were received without a gap. */
export interface KnownPart {
  total: number;
  /** Id of the newest message before which none is missing. */
  upTo: number;
  /** The connection was lost since then, so newer messages may be missing. */
  isBehind: boolean;
}

export interface ChatState {
  isShown: boolean;
  activeChatId: number | null;
  chats: readonly Chat[];
  chatTotal: number;
  messages: readonly ChatMessage[];
  known: Readonly<Record<number, KnownPart>>;
  outgoing: readonly Outgoing[];
  /** Id of a chat that is not loaded yet but received a message; it opens once the list contains it. */
  awaited: number | null;
  loading: number;
}

export const EMPTY_CHATS: ChatState = {
  isShown: false,
  activeChatId: null,
  chats: [],
  chatTotal: 0,
  messages: [],
  known: {},
  outgoing: [],
  awaited: null,
  loading: 0,
};

export type ChatEvent =
  | { type: 'toggled' }
  | { type: 'started'; chat: Chat }
  | { type: 'chosen'; chatId: number }
  | { type: 'backed' }
  | { type: 'linkFollowed'; isNarrow: boolean }
  | { type: 'chatsLoaded'; chats: readonly Chat[]; total: number; isFirstPage: boolean }
  | { type: 'chatChanged'; chat: Chat }
  | { type: 'arrived'; message: ChatMessage; isSignedIn: boolean; isTabHidden: boolean }
  | {
      type: 'pageLoaded';
      chatId: number;
      messages: readonly ChatMessage[];
      total: number;
    }
  | { type: 'caughtUp'; chatId: number; messages: readonly ChatMessage[]; isLast: boolean }
  | { type: 'seen'; messageIds: readonly number[]; isSignedIn: boolean }
  | { type: 'viewed'; chatId: number }
  | { type: 'becameVisible' }
  | { type: 'reconnected' }
  /** A chat has changed; the event does not say how. */
  | { type: 'changedElsewhere'; chatId: number }
  | { type: 'translated'; messageId: number; text: string }
  | { type: 'queued'; outgoing: Outgoing }
  | { type: 'sending'; clientId: string }
  /** The server was unreachable or asked to wait; the message keeps its place in the queue. */
  | { type: 'postponed'; clientId: string; reason: string | null }
  | { type: 'progressed'; clientId: string; progress: number }
  | { type: 'sent'; clientId: string; message: ChatMessage }
  | { type: 'sendFailed'; clientId: string; reason: string }
  | { type: 'discarded'; clientId: string }
  | { type: 'loading'; change: 1 | -1 }
  | { type: 'cleared' };

export type ChatEffect =
  | { do: 'loadChats' }
  /** Loads the first page, or the messages after the known ones. */
  | { do: 'loadMessages'; chatId: number }
  | { do: 'markViewed' }
  | { do: 'reconnectIfLost' }
  | { do: 'leave' }
  | { do: 'attract' };

export const activeChat = ({ chats, activeChatId }: ChatState): Chat | undefined =>
  chats.find(({ id }) => id === activeChatId);

export const unreadTotal = ({ chats }: Pick<ChatState, 'chats'>): number =>
  chats.reduce((sum, { unread_message_count: count }) => sum + count, 0);

/** False while the tab is hidden, no chat is open, or nothing in it is unread. */
export const canMarkViewed = (state: ChatState, isTabHidden: boolean): boolean =>
  !isTabHidden && state.isShown && (activeChat(state)?.unread_message_count ?? 0) > 0;
