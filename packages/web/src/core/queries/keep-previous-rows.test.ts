import { expect, it } from 'vitest';
import { keepPreviousRows } from './keep-previous-rows';

interface Query {
  tab?: string;
  page?: number;
}
const kept = (now: Query, before: readonly unknown[] | undefined) =>
  keepPreviousRows(now, ['tab'])('rows', before && { queryKey: before });

it('rows stay while another page of their tab loads', () => {
  expect(kept({ tab: 'bids', page: 2 }, ['loads', 'list', { tab: 'bids' }])).toBe('rows');
  expect(kept({ page: 2 }, ['loads', 'list', {}])).toBe('rows');
});

it.each([
  ['another tab', { tab: 'bids' }, ['loads', 'list', { tab: 'open' }]],
  ['all of them', {}, ['loads', 'list', { tab: 'open' }]],
  ['a tab, from all', { tab: 'open' }, ['loads', 'list', {}]],
  ['a tab, from nothing', { tab: 'open' }, undefined],
  ['a tab, from something else', { tab: 'open' }, ['loads', 'list', null]],
])('old rows are not shown under %s', (_where, now, before) => {
  expect(kept(now, before)).toBeUndefined();
});
