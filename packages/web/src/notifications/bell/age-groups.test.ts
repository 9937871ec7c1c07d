import { expect, it } from 'vitest';
import { ageGroupOf, groupByAge } from './age-groups';

const NOW = Date.parse('2026-11-24T10:00:00Z');

it.each([
  ['a moment ago', '2026-11-24T09:59:59Z', 'today'],
  ['tomorrow by a fast clock', '2026-11-25T00:00:01Z', 'today'],
  ['the first moment of the day', '2026-11-24T00:00:00Z', 'today'],
  ['the last moment of the day before', '2026-11-23T23:59:59Z', 'yesterday'],
  ['exactly a day ago', '2026-11-23T10:00:00Z', 'yesterday'],
  ['exactly two days ago', '2026-11-22T10:00:00Z', 'yesterday'],
  ['more than two days ago', '2026-11-22T09:59:59Z', 'this_week'],
  ['exactly seven days ago', '2026-11-17T10:00:00Z', 'this_week'],
  ['more than seven days ago', '2026-11-17T09:59:59Z', 'last_month'],
  ['exactly thirty days ago', '2026-10-25T10:00:00Z', 'last_month'],
  ['more than thirty days ago', '2026-10-25T09:59:59Z', 'older'],
])('an entry from %s is in its group', (_when, at, group) => {
  expect(ageGroupOf(Date.parse(at), NOW)).toBe(group);
});

it('an entry is in today’s group only on the same day in UTC', () => {
  expect(ageGroupOf(Date.parse('2026-11-23T23:59:00Z'), Date.parse('2026-11-24T00:01:00Z'))).toBe('yesterday');
});

it('groups keep the order of the entries, and empty groups are omitted', () => {
  const entry = (id: number, created_at: string) => ({ id, created_at });
  const groups = groupByAge(
    [
      entry(5, '2026-11-24T09:00:00Z'),
      entry(4, '2026-11-01T09:00:00Z'),
      entry(3, '2026-11-24T08:00:00Z'),
      entry(2, '2026-01-01T08:00:00Z'),
    ],
    NOW,
  );
  expect(groups.map(({ group, entries }) => [group, entries.map(({ id }) => id)])).toEqual([
    ['today', [5, 3]],
    ['last_month', [4]],
    ['older', [2]],
  ]);
});

it('an empty bell has no groups', () => expect(groupByAge([], NOW)).toEqual([]));
