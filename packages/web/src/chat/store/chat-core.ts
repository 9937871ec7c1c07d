import type { ChatEffect, ChatEvent, ChatState } from '../state/chat-state';
import { step } from '../state/chat-step';

interface CoreSettings {
  initial: ChatState;
  onChange: (state: ChatState) => void;
  run: (effect: ChatEffect) => void;
}

export interface ChatCore {
  read: () => ChatState;
  dispatch: (event: ChatEvent) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createCore({ initial, onChange, run }: CoreSettings): ChatCore {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    read: () => state,
    dispatch(event) {
      const before = state;
      const next = step(state, event);
      state = next.state;
      if (state !== before) {
        onChange(state);
        for (const notify of listeners) notify();
      }
      next.effects.forEach(run);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
