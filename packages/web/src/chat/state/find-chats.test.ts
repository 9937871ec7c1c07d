import { expect, it } from 'vitest';
import { markFound } from '../find/mark-found';
import { chatOf, messageOf } from './examples';
import { findChats } from './find-chats';
import { draftsIn, storeChats, readKeptChats } from './kept-chats';
import { groupByDay } from './merge-messages';
import { EMPTY_CHATS } from './chat-state';

const chats = [
  chatOf(3, { load_name: 'TL-24781', route: 'Kyiv – Gdańsk' }),
  chatOf(2, { load_name: 'Цукор', route: 'Львів – Мюнхен', company_name: 'Sokil' }),
  chatOf(1, { load_name: null, route: null, date: null, company_name: null }),
];
const dateOf = ({ date }: { date: string | null }) => (date === null ? '' : '24.11.2026 24 Nov');

it.each([
  ['', [3, 2, 1]],
  ['  ', [3, 2, 1]],
  ['tl-247', [3]],
  ['GDAŃ', [3]],
  ['цукор', [2]],
  ['мюнх', [2]],
  ['24 nov', [3, 2]],
  ['sokil', [2]],
  ['nothing like it', []],
])('the search for “%s” finds %j', (typed, ids) => {
  expect(findChats(chats, typed, dateOf).map(({ id }) => id)).toEqual(ids);
});

it('a found place is marked wherever it stands, and a long text begins shortly before it', () => {
  expect(markFound('Gate 3, gate 4', 'GATE').map(({ text, isFound }) => (isFound ? `[${text}]` : text))).toEqual([
    '[Gate]',
    ' 3, ',
    '[gate]',
    ' 4',
  ]);
  expect(markFound(`${'a'.repeat(80)}x`, 'x').map(({ text }) => text)).toEqual(['…', 'a'.repeat(24), 'x']);
  expect(markFound('abc', 'z')).toEqual([{ text: 'abc', isFound: false }]);
});

it('messages stand under their days in their order', () => {
  const messages = [1, 2, 100_000].map((sentAt, id) => messageOf(id, { sent_at: sentAt }));
  const days = groupByDay(messages, (at) => new Date(at).toISOString().slice(0, 10));
  expect(days.map(({ date, messages: own }) => [date, own.map(({ id }) => id)])).toEqual([
    ['1970-01-01', [0, 1]],
    ['1970-01-02', [2]],
  ]);
});

const memoryValue = () => {
  let text: string | null = null;
  return { read: () => text, write: (next: string | null) => void (text = next) };
};

it('a tab keeps its chats over a reload: what was missed is asked for, what was being sent waits', () => {
  const stored = memoryValue();
  const outgoing = { clientId: 'a', chatId: 3, text: 'Hi', progress: 0.4, reason: null, sent_at: 1 } as const;
  storeChats(stored, {
    ...EMPTY_CHATS,
    isShown: true,
    activeChatId: 3,
    chats,
    messages: [messageOf(9, { chat_id: 3 })],
    known: { 3: { total: 1, upTo: 9, isBehind: false } },
    outgoing: [
      { ...outgoing, state: 'sending', fileNames: [] },
      { ...outgoing, clientId: 'b', state: 'sending', fileNames: ['cmr.pdf'] },
      { ...outgoing, clientId: 'c', state: 'failed', reason: 'No', fileNames: [] },
    ],
    loading: 2,
  });
  expect(readKeptChats(stored)).toEqual({
    ...EMPTY_CHATS,
    isShown: true,
    activeChatId: 3,
    chats,
    chatTotal: 3,
    messages: [messageOf(9, { chat_id: 3 })],
    known: { 3: { total: 1, upTo: 9, isBehind: true } },
    outgoing: [
      { ...outgoing, state: 'waiting', progress: 0, fileNames: [] },
      { ...outgoing, clientId: 'c', state: 'failed', reason: 'No', fileNames: [] },
    ],
  });
});

it('what another release kept is left alone', () => {
  const stored = memoryValue();
  stored.write('{"chats":1}');
  expect(readKeptChats(stored)).toEqual(EMPTY_CHATS);
});

it('a draft belongs to its chat and goes with its last letter', () => {
  const stored = memoryValue();
  const drafts = draftsIn(stored);
  drafts.keep(3, 'I will');
  drafts.keep(2, 'Так');
  expect([drafts.of(3), drafts.of(2), drafts.of(1)]).toEqual(['I will', 'Так', '']);
  drafts.keep(3, '');
  drafts.keep(2, '');
  expect(stored.read()).toBeNull();
});
