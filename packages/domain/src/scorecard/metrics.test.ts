import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../core/time';
import type { AwardFact, RelationFacts } from './facts';
import { countFacts, countsAgainst } from './metrics';
import { workingTime } from './working-hours';

const WARSAW = 'Europe/Warsaw';
const at = (text: string) => Date.parse(text);
const NOON = at('2026-11-23T11:00:00Z');

const facts = (some: Partial<RelationFacts>): RelationFacts => ({
  timeZone: WARSAW,
  invitations: [],
  awards: [],
  arrivals: [],
  reviews: [],
  accepted: [],
  ...some,
});
const load = { optionId: 1, loadId: 1 };
const award = (some: Partial<AwardFact>): AwardFact => ({
  ...load,
  selectedAt: NOON - 2 * HOUR_MS,
  answer: 'confirmed',
  answeredAt: NOON,
  cancelWeight: null,
  ...some,
});
const told = (some: Partial<RelationFacts>) =>
  countFacts(facts(some)).map(({ metric, outcome, value, exclusion }) => [metric, outcome, value, exclusion]);

describe('the response rate', () => {
  it.each([
    ['a bid', 'bid', 120, ['response', 'bid', 1, null]],
    ['a decline', 'declined', 120, ['response', 'declined', 1, null]],
    ['silence for two hours', null, 120, ['response', 'no_answer', 0, null]],
    ['silence for exactly 30 minutes', null, 30, ['response', 'no_answer', 0, null]],
    ['silence for less than 30 minutes', null, 29.99, ['response', 'no_answer', 0, 'brief']],
    ['a bid within less than 30 minutes', 'bid', 10, ['response', 'bid', 1, 'brief']],
  ] as const)('the response to an invitation counts or not: %s', (_name, answer, minutes, expected) => {
    const invitation = { ...load, invitedAt: NOON, biddingEndedAt: NOON + minutes * MINUTE_MS, answer };
    expect(told({ invitations: [invitation] })).toEqual([expected]);
  });
});

describe('the acceptance rate', () => {
  it.each<[string, Partial<AwardFact>, unknown]>([
    ['confirmed', {}, ['acceptance', 'confirmed', 1, null]],
    ['refused', { answer: 'refused' }, ['acceptance', 'refused', 0, null]],
    [
      'refused at night',
      { answer: 'refused', answeredAt: at('2026-11-23T02:00Z') },
      ['acceptance', 'refused', 0, null],
    ],
    ['lapsed by day', { answer: 'lapsed' }, ['acceptance', 'lapsed', 0, null]],
    [
      'lapsed between 19:00 and 21:00: an hour of it was work',
      { answer: 'lapsed', selectedAt: at('2026-11-23T18:00Z'), answeredAt: at('2026-11-23T20:00Z') },
      ['acceptance', 'lapsed', 0, null],
    ],
    [
      'lapsed between 19:01 and 21:01: a minute too little',
      { answer: 'lapsed', selectedAt: at('2026-11-23T18:01Z'), answeredAt: at('2026-11-23T20:01Z') },
      ['acceptance', 'lapsed', 0, 'night'],
    ],
    [
      'lapsed between 22:00 and 00:00',
      { answer: 'lapsed', selectedAt: at('2026-11-23T21:00Z'), answeredAt: at('2026-11-23T23:00Z') },
      ['acceptance', 'lapsed', 0, 'night'],
    ],
    ['lapsed without a known beginning', { answer: 'lapsed', selectedAt: null }, ['acceptance', 'lapsed', 0, 'night']],
  ])('the acceptance of an award counts or not: %s', (_name, some, expected) => {
    expect(told({ awards: [award(some)] }).filter(([metric]) => metric === 'acceptance')).toEqual([expected]);
  });

  it('the acceptance time follows the working hours of the carrier', () => {
    const lapsed = award({
      answer: 'lapsed',
      selectedAt: at('2026-11-23T02:00Z'),
      answeredAt: at('2026-11-23T04:00Z'),
    });
    const inZone = (timeZone: string) => told({ awards: [lapsed], timeZone })[0]?.[3];
    expect([inZone(WARSAW), inZone('Asia/Almaty'), inZone('America/New_York')]).toEqual(['night', null, 'night']);
  });
});

it.each([
  ['an hour within working time', '2026-11-23T09:00Z', '2026-11-23T10:00Z', 60],
  ['from eight sharp', '2026-11-23T07:00Z', '2026-11-23T08:00Z', 60],
  ['until eight in the evening sharp', '2026-11-23T18:30Z', '2026-11-23T19:00Z', 30],
  ['from eight in the evening', '2026-11-23T19:00Z', '2026-11-23T23:00Z', 0],
  ['over a night', '2026-11-23T18:00Z', '2026-11-24T08:00Z', 120],
  ['three days', '2026-11-23T07:00Z', '2026-11-26T07:00Z', 3 * 720],
  ['on the day on which clocks go back', '2026-10-24T22:00Z', '2026-10-25T23:00Z', 720],
  ['no time', '2026-11-23T09:00Z', '2026-11-23T09:00Z', 0],
])('the working time of Warsaw is counted: %s', (_name, from, to, minutes) => {
  expect(workingTime(at(from), at(to), WARSAW)).toBe(minutes * MINUTE_MS);
});

describe('the cancellation rate', () => {
  it.each<[string, Partial<AwardFact>, unknown[]]>([
    ['kept', {}, [['cancel', 'kept', 0, null]]],
    ['canceled early', { cancelWeight: 0 }, [['cancel', 'canceled', 0, null]]],
    ['canceled a day before', { cancelWeight: 0.5 }, [['cancel', 'canceled', 0.5, null]]],
    ['canceled late', { cancelWeight: 1 }, [['cancel', 'canceled', 1, null]]],
    ['never confirmed', { answer: 'refused' }, []],
  ])('a cancellation has its weight: %s', (_name, some, expected) => {
    expect(told({ awards: [award(some)] }).filter(([metric]) => metric === 'cancel')).toEqual(expected);
  });
});

it('the punctuality of each arrival counts', () => {
  const arrivals = [0, 30, 90].map((late, index) => ({
    optionId: index,
    loadId: index,
    arrivedAt: NOON + late * MINUTE_MS,
    windowTo: NOON,
  }));
  expect(told({ arrivals })).toEqual([
    ['on_time', 'late', 0, null],
    ['on_time', 'late', 0.5, null],
    ['on_time', 'on_time', 1, null],
  ]);
});

it('a successful contest excludes a record from its own figure only', () => {
  const awards = [award({ cancelWeight: 1 })];
  expect(told({ awards, accepted: [{ optionId: 1, metric: 'cancel' }] })).toEqual([
    ['acceptance', 'confirmed', 1, null],
    ['cancel', 'canceled', 1, 'contested'],
  ]);
});

it('only records that lower a figure count against a carrier', () => {
  const items = countFacts(
    facts({
      invitations: [
        { ...load, invitedAt: 4, biddingEndedAt: HOUR_MS, answer: null },
        { ...load, invitedAt: 3, biddingEndedAt: HOUR_MS, answer: 'declined' },
      ],
      reviews: [4, 5].map((stars) => ({ ...load, stars, reviewedAt: 2 - stars })),
    }),
  );
  expect(items.map((item) => [item.value, countsAgainst(item)])).toEqual([
    [0, true],
    [1, false],
    [4, true],
    [5, false],
  ]);
});
