import type { ChatMessage } from '@tenderlane/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Outgoing } from '../state/chat-state';
import { useChatParts } from '../widget/chat-parts';

/** So near to the top older messages are asked for, and so near to the end new ones are followed. */
const NEAR_PX = 60;

interface MessageScroll {
  chatId: number;
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  hasOlder: boolean;
  target: number | null;
}

/** Where one is among the messages: at the newest, or where one was while older ones are put before. */
export function useMessageScroll({ chatId, messages, outgoing, hasOlder, target }: MessageScroll) {
  const { store } = useChatParts();
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, last: 0, outgoing: 0, height: 0, isAtEnd: true });
  const isAsking = useRef(false);
  const first = messages[0]?.id ?? 0;
  const last = messages.at(-1)?.id ?? 0;
  const sent = outgoing.length;

  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const was = before.current;
    const hasGrownAbove = was.first !== 0 && first < was.first && last === was.last;
    if (hasGrownAbove) list.scrollTop += list.scrollHeight - was.height;
    else if (was.isAtEnd || sent > was.outgoing) list.scrollTop = list.scrollHeight;
    before.current = { ...was, first, last, outgoing: sent, height: list.scrollHeight };
  }, [first, last, sent, messages]);

  // The field beneath grows with its text, and a message with what is said about it: the newest one stays in sight.
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    const follow = new ResizeObserver(() => {
      if (before.current.isAtEnd) list.scrollTop = list.scrollHeight;
    });
    for (const element of [list, ...list.children]) follow.observe(element);
    return () => follow.disconnect();
  }, []);

  const askOlder = () => {
    const list = ref.current;
    if (!list || !hasOlder || isAsking.current || list.scrollTop > NEAR_PX) return;
    isAsking.current = true;
    void store.loadOlder(chatId).then(() => {
      isAsking.current = false;
    });
  };

  // What fits without scrolling would never reach the top.
  useEffect(() => {
    const list = ref.current;
    if (list && list.scrollHeight <= list.clientHeight) askOlder();
  });

  useEffect(() => {
    if (target === null) return;
    ref.current?.querySelector(`[data-message="${target}"]`)?.scrollIntoView({ block: 'center' });
  }, [target]);

  return {
    ref,
    onScroll() {
      const list = ref.current;
      if (!list) return;
      before.current.isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_PX;
      askOlder();
    },
  };
}
