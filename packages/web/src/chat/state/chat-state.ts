import type { Chat, ChatMessage } from '@tenderlane/contract';

/** An own message that the server has not confirmed. */
export interface Outgoing {
  /** Sent twice with it, a message is there once. */
  clientId: string;
  chatId: number;
  text: string;
  fileNames: readonly string[];
  /** `waiting`: for its turn, or for the network. */
  state: 'waiting' | 'sending' | 'failed';
  /** How much of its files has left, from 0 to 1. */
  progress: number;
  /** The server's words about why it failed. */
  reason: string | null;
  /** Unix seconds. */
  sent_at: number;
}

/** What of a chat's messages is here without a gap. */
export interface KnownPart {
  total: number;
  /** The newest message before which none is missing. */
  upTo: number;
  /** The connection was lost since, so newer ones may be missing. */
  isBehind: boolean;
}

export interface ChatState {
  isShown: boolean;
  activeChatId: number | null;
  /** Newest first. */
  chats: readonly Chat[];
  chatTotal: number;
  /** Of all chats, oldest first. */
  messages: readonly ChatMessage[];
  known: Readonly<Record<number, KnownPart>>;
  outgoing: readonly Outgoing[];
  /** A message came from a chat that is not known yet: it opens when the list has it. */
  awaited: number | null;
  /** Calls that are on their way to bring something newer. */
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
  /** A page asks for a chat. */
  | { type: 'started'; chat: Chat }
  | { type: 'chosen'; chatId: number }
  | { type: 'backed' }
  /** A link out of the conversation was followed. */
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
  /** Something about a chat is new, and the event says no more. */
  | { type: 'changedElsewhere'; chatId: number }
  | { type: 'translated'; messageId: number; text: string }
  | { type: 'queued'; outgoing: Outgoing }
  | { type: 'sending'; clientId: string }
  /** The server was out of reach, or says why it takes nothing yet: it waits again, in its place. */
  | { type: 'postponed'; clientId: string; reason: string | null }
  | { type: 'progressed'; clientId: string; progress: number }
  | { type: 'sent'; clientId: string; message: ChatMessage }
  | { type: 'sendFailed'; clientId: string; reason: string }
  | { type: 'discarded'; clientId: string }
  | { type: 'loading'; change: 1 | -1 }
  | { type: 'cleared' };

/** What follows outside of the state. */
export type ChatEffect =
  | { do: 'loadChats' }
  /** The first page, or what is missing behind those known. */
  | { do: 'loadMessages'; chatId: number }
  | { do: 'markViewed' }
  | { do: 'reconnectIfLost' }
  /** The person has signed out: nothing is listened to any longer. */
  | { do: 'leave' }
  /** Sound and title, for a person who looks at something else. */
  | { do: 'attract' };

export const activeChat = ({ chats, activeChatId }: ChatState): Chat | undefined =>
  chats.find(({ id }) => id === activeChatId);

export const unreadTotal = ({ chats }: Pick<ChatState, 'chats'>): number =>
  chats.reduce((sum, { unread_message_count: count }) => sum + count, 0);

/** Viewing a chat says nothing new while the tab is hidden, no chat is open, or nothing in it is unread. */
export const canMarkViewed = (state: ChatState, isTabHidden: boolean): boolean =>
  !isTabHidden && state.isShown && (activeChat(state)?.unread_message_count ?? 0) > 0;
