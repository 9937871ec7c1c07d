import type { ChatModelType } from '@tenderlane/domain/chat';

export type ChatRequest = { chatId: number } | NewChat;

export interface NewChat {
  modelType: ChatModelType;
  modelId: number;
  draft?: string | undefined;
}

let wanted: ChatRequest | null = null;
const listeners = new Set<() => void>();
const change = (next: ChatRequest | null) => {
  wanted = next;
  for (const notify of listeners) notify();
};

export const openChat = (modelType: 'option' | 'load', modelId: number, draft?: string): void =>
  change({ modelType, modelId, draft });

export const openSupportChat = (): void => change({ modelType: '', modelId: 0 });

export const openKnownChat = (chatId: number): void => change({ chatId });

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
