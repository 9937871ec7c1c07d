import type { ChatMessage } from '@tenderlane/contract';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Outgoing } from '../cache/outgoing';
import { useChatParts } from '../widget/chat-parts';

/** Distance from the top at which older messages load, and from the end at which new messages scroll into view. */
const NEAR_PX = 60;

interface MessageScroll {
  chatId: number;
  messages: readonly ChatMessage[];
  outgoing: readonly Outgoing[];
  hasOlder: boolean;
  target: number | null;
}

/** Keeps the scroll position when older messages are inserted, and stays at the newest message otherwise. */
export function useMessageScroll({ chatId, messages, outgoing, hasOlder, target }: MessageScroll) {
  const { chats } = useChatParts();
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, last: 0, outgoing: 0, height: 0, isAtEnd: true });
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

  // The input and message footers change their height; keep the newest message in view.
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
    if (list && hasOlder && list.scrollTop <= NEAR_PX) void chats.loadOlder(chatId);
  };

  // A list that fits without scrolling never fires a scroll event.
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
