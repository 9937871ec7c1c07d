import type { ChatModelType } from '@tenderlane/domain';

/** A chat that is there, or one about an option, a load, or with support, which is begun where it is not. */
export type ChatRequest = { chatId: number } | NewChat;

export interface NewChat {
  modelType: ChatModelType;
  modelId: number;
  /** A text that somebody has typed on the page already. */
  draft?: string | undefined;
}

let wanted: ChatRequest | null = null;
const listeners = new Set<() => void>();
const change = (next: ChatRequest | null) => {
  wanted = next;
  for (const notify of listeners) notify();
};

/** Opens the chat about an option or a load in the widget, which is fetched if it is not there yet. */
export const openChat = (modelType: 'option' | 'load', modelId: number, draft?: string): void =>
  change({ modelType, modelId, draft });

/** Opens the chat with support. */
export const openSupportChat = (): void => change({ modelType: '', modelId: 0 });

/** Opens a chat that is there. */
export const openKnownChat = (chatId: number): void => change({ chatId });

/** What a page asked for and the widget has not opened yet. */
export const chatRequests = {
  read: () => wanted,
  take(): ChatRequest | null {
    const taken = wanted;
    if (taken) change(null);
    return taken;
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
