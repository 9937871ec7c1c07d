import { describe, expect, it } from 'vitest';
import type { Waiting } from './state';
import { doneAt, stepsLeft, type Step, type Stop } from './steps';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 8, minute)).toISOString();

const stopOf = (kind: Stop['kind'], reports: Step[], state: Stop['state'] = 'pending'): Stop => ({
  id: 1,
  kind,
  name: null,
  city: 'Lviv',
  country_id: 'ua',
  address: 'Lviv',
  point: null,
  time_zone: 'Europe/Kyiv',
  window: { from: null, to: null },
  contact: null,
  note: null,
  state,
  reports: reports.map((step, minute) => ({ id: step, kind: step, at: at(minute), final_at: at(minute + 5) })),
  counted: null,
  has_proof: false,
  photos: 0,
});

const waiting = (kind: Step, minute: number, stop_id = 1): Waiting => ({
  what: 'report',
  report: { id: kind, stop_id, kind, at: at(minute) },
});

describe('the next steps of a stop', () => {
  it.each<[Stop['kind'], Step[], Stop['state'], Step[]]>([
    ['pickup', [], 'pending', ['arrived', 'loading', 'loaded']],
    ['pickup', ['arrived'], 'arrived', ['loading', 'loaded']],
    ['pickup', ['loading'], 'working', ['loaded']],
    ['pickup', ['loaded'], 'departed', []],
    ['delivery', ['arrived'], 'arrived', ['unloading', 'delivered']],
    ['stop', [], 'pending', ['arrived', 'delivered']],
    ['delivery', [], 'departed', []],
    ['delivery', ['arrived'], 'skipped', []],
  ])('%s after %j, %s: %j', (kind, reports, state, left) => {
    const stop = stopOf(kind, reports, state);
    expect(stepsLeft(stop, doneAt(stop, []))).toEqual(left);
  });
});

it('reports that wait count in the order of their times, each once, those of other stops not', () => {
  const stop = stopOf('pickup', ['arrived']);
  const done = doneAt(stop, [
    waiting('loaded', 9),
    waiting('loading', 4),
    waiting('arrived', 0),
    waiting('arrived', 1, 2),
  ]);
  expect(done.map(({ kind, finalAt }) => [kind, finalAt === null])).toEqual([
    ['arrived', false],
    ['loading', true],
    ['loaded', true],
  ]);
});
