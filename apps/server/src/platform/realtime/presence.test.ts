import { expect, it } from 'vitest';
import type { Signal } from './live-topic';
import { Presence, PRESENCE_BEAT_MS, presenceFacts } from './presence';

const ROOM = 'presence-chat.7';
const anna = { user_id: '1', user_info: { name: 'Anna' } };
const borys = { user_id: '2', user_info: { name: 'Borys' } };

function start(count: number) {
  const clock = { now: 0 };
  const heard: string[][] = [];
  const all: Presence[] = [];
  const lost = new Set<number>();
  for (let place = 0; place < count; place++) {
    heard.push([]);
    const announce = (signals: readonly Signal[]) => {
      if (!lost.has(place)) for (const signal of signals) all.forEach((other) => other.hear(signal));
    };
    const send = (_channel: string, frame: string) => {
      const { event, data } = JSON.parse(frame) as { event: string; data: string };
      heard[place]!.push(`${event.split(':')[1]} ${(JSON.parse(data) as { user_id: string }).user_id}`);
    };
    all.push(new Presence({ announce, send, now: () => clock.now }));
  }
  return { all, heard, clock, lost };
}

it('every process is told who joins and leaves, once for all sockets of a person', () => {
  const { all, heard } = start(2);
  const [one, two] = all as [Presence, Presence];
  one.join(ROOM, '1.1', anna);
  one.join(ROOM, '1.2', anna);
  two.join(ROOM, '2.1', anna);
  two.join(ROOM, '2.2', borys);
  expect(heard).toEqual([
    ['member_added 1', 'member_added 2'],
    ['member_added 1', 'member_added 2'],
  ]);
  expect(presenceFacts(one.members(ROOM))).toEqual({
    presence: {
      count: 2,
      ids: expect.arrayContaining(['1', '2']) as string[],
      hash: { 1: { name: 'Anna' }, 2: { name: 'Borys' } },
    },
  });
  one.leave(ROOM, '1.1');
  one.leave(ROOM, '1.2');
  expect(one.members(ROOM).has('1')).toBe(true);
  two.leave(ROOM, '2.1');
  expect(heard.map((frames) => frames.at(-1))).toEqual(['member_removed 1', 'member_removed 1']);
  one.leave(ROOM, '9.9');
  expect([...two.members(ROOM).keys()]).toEqual(['2']);
});

it('a process that starts later asks who is present', () => {
  const { all } = start(2);
  const [one, two] = all as [Presence, Presence];
  two.join(ROOM, '2.1', borys);
  const later: Presence = new Presence({
    announce: (signals) => signals.forEach((signal) => all.forEach((other) => other.hear(signal))),
    send: () => undefined,
  });
  all.push(later);
  expect(later.members(ROOM).size).toBe(0);
  later.greet();
  expect([...later.members(ROOM).keys()]).toEqual(['2']);
  one.greet();
  expect([...one.members(ROOM).keys()]).toEqual(['2']);
});

it('the members of a process without three signs of life have left', () => {
  const { all, heard, clock, lost } = start(2);
  const [one, two] = all as [Presence, Presence];
  two.join(ROOM, '2.1', borys);
  one.join(ROOM, '1.1', anna);
  for (let beat = 0; beat < 5; beat++) {
    clock.now += PRESENCE_BEAT_MS;
    two.beat();
    one.beat();
  }
  expect(one.members(ROOM).size).toBe(2);
  lost.add(1);
  clock.now += 3 * PRESENCE_BEAT_MS;
  one.beat();
  expect(one.members(ROOM).size).toBe(2);
  clock.now += 1;
  one.beat();
  expect([...one.members(ROOM).keys()]).toEqual(['1']);
  expect(heard[0]?.at(-1)).toBe('member_removed 2');
});

it('a presence frame without a member changes nothing', () => {
  const { all } = start(1);
  const [one] = all as [Presence];
  for (const signal of [
    {},
    { process: 7 },
    { process: 'x', channel: ROOM },
    { process: 'x', channel: ROOM, member: null },
  ])
    one.hear(signal);
  expect(one.members(ROOM).size).toBe(0);
});
