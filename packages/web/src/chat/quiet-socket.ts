import type { ChatSocket } from './chat-socket';

const nothing = () => () => undefined;

/** A connection over which nothing is heard, for pages without one: their chats are asked for when the tab is opened. */
export const quietSocket: ChatSocket = {
  onMessage: nothing,
  onView: nothing,
  onReconnect: nothing,
  isConnected: () => true,
  reconnect: () => undefined,
};
