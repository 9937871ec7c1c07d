import type { Chat, ChatMessage } from '@tenderlane/contract';
import { describe, expect, it } from 'vitest';
import { EMPTY_CHATS, type ChatEvent, type ChatState } from './chat-state';
import { step } from './chat-step';
import { chatOf, messageOf } from './examples';

const start: ChatState = {
  ...EMPTY_CHATS,
  chats: [chatOf(5)],
  chatTotal: 1,
  messages: [messageOf(50, { chat_id: 5 })],
  known: { 5: { total: 1, upTo: 50, isBehind: false } },
};
const inFive = { ...start, isShown: true, activeChatId: 5 };
const arrived = (message: ChatMessage): ChatEvent => ({
  type: 'arrived',
  message,
  isSignedIn: true,
  isTabHidden: false,
});

describe('messages', () => {
  const fromServer = (ids: number[], total: number): ChatEvent => ({
    type: 'pageLoaded',
    chatId: 5,
    messages: ids.map((id) => messageOf(id, { chat_id: 5 })),
    total,
  });
  const idsOf = ({ messages }: ChatState) => messages.map(({ id }) => id);
  const follow = (state: ChatState, events: ChatEvent[]) =>
    events.reduce((current, event) => step(current, event).state, state);

  it('are merged by id, oldest first', () => {
    expect(idsOf(follow(start, [fromServer([52, 51, 50], 4), fromServer([49], 4)]))).toEqual([49, 50, 51, 52]);
  });

  it('of a chat that was never opened are followed by whole pages, so that none is left out', () => {
    const heard = follow({ ...start, known: {}, messages: [] }, [arrived(messageOf(40, { chat_id: 5 }))]);
    const opened = follow(heard, [fromServer([62, 61, 60], 30)]);
    expect(idsOf(opened)).toEqual([60, 61, 62]);
    expect(opened.known[5]).toEqual({ total: 30, upTo: 62, isBehind: false });
  });

  it('that arrive while others are missing do not hide the gap', () => {
    const back = follow(inFive, [{ type: 'reconnected' }, arrived(messageOf(80, { chat_id: 5 }))]);
    expect(back.known[5]).toEqual({ total: 2, upTo: 50, isBehind: true });
    const missed = [51, 60, 80].map((id) => messageOf(id, { chat_id: 5 }));
    const whole = follow(back, [{ type: 'caughtUp', chatId: 5, messages: missed, isLast: true }]);
    expect(idsOf(whole)).toEqual([50, 51, 60, 80]);
    expect(whole.known[5]).toEqual({ total: 4, upTo: 80, isBehind: false });
  });

  it('that were translated or seen stay so when they come again', () => {
    const first = follow(start, [
      { type: 'translated', messageId: 50, text: 'Hello' },
      { type: 'seen', messageIds: [50], isSignedIn: true },
      fromServer([50], 1),
    ]);
    expect(first.messages[0]).toMatchObject({ translate: 'Hello', is_seen_by_someone: true });
  });
});

describe('an own message', () => {
  const outgoing = {
    clientId: 'a',
    chatId: 5,
    text: 'Hi',
    fileNames: [],
    state: 'waiting',
    progress: 0,
    reason: null,
    sent_at: 1,
  } as const;
  const own = messageOf(60, { chat_id: 5, is_sender: true, client_id: 'a' });
  const queued = step(inFive, { type: 'queued', outgoing }).state;
  const sending = step(queued, { type: 'sending', clientId: 'a' }).state;

  it.each<[string, ChatEvent, ChatState['outgoing'], number]>([
    [
      'goes up with its files',
      { type: 'progressed', clientId: 'a', progress: 0.5 },
      [{ ...outgoing, state: 'sending', progress: 0.5 }],
      1,
    ],
    [
      'keeps its text when it failed',
      { type: 'sendFailed', clientId: 'a', reason: 'No' },
      [{ ...outgoing, state: 'failed', reason: 'No' }],
      1,
    ],
    ['waits again where it could not be sent', { type: 'postponed', clientId: 'a', reason: null }, [outgoing], 1],
    ['is a message once it was sent', { type: 'sent', clientId: 'a', message: own }, [], 2],
    ['is one also when the event is faster than the answer', arrived(own), [], 2],
    ['is gone when it was discarded', { type: 'discarded', clientId: 'a' }, [], 1],
  ])('%s', (_name, event, left, messages) => {
    const { state } = step(sending, event);
    expect(state.outgoing).toEqual(left);
    expect(state.messages).toHaveLength(messages);
  });

  it('is there once although its answer was lost and it is sent again', () => {
    const waiting = step(sending, { type: 'postponed', clientId: 'a', reason: null }).state;
    const missed = step(waiting, { type: 'caughtUp', chatId: 5, messages: [own], isLast: true }).state;
    expect(missed.outgoing).toEqual([]);
    expect(missed.messages.map(({ id }) => id)).toEqual([50, 60]);
  });

  it('makes its sender a member', () => {
    const looking = { ...sending, chats: [chatOf(5, { is_member: false })] };
    const sent: Chat[] = [...step(looking, { type: 'sent', clientId: 'a', message: own }).state.chats];
    expect(sent[0]?.is_member).toBe(true);
  });
});
