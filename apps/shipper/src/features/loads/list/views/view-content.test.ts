import type { View } from '@tenderlane/contract';
import { USUAL_LAYOUT } from '@tenderlane/web/list/rules/column-layout';
import { describe, expect, it } from 'vitest';
import { isSameView } from '@tenderlane/web/list/rules/same-view';
import { DEFAULT_SORT, readFilter } from '../filter/list-filter';
import { fromContent, toContent, type ListStanding } from './view-content';

const COLUMNS = [
  { key: 'tender', width: 250, isUsual: true, isFixed: true },
  { key: 'state', width: 184, isUsual: true },
  { key: 'number', width: 96, isUsual: false },
];
const USUAL: ListStanding = { filter: readFilter({}), layout: USUAL_LAYOUT, display: 'table' };
const viewOf = (standing: ListStanding): View => ({
  id: 1,
  list: 'tenders',
  name: 'Mine',
  is_shared: false,
  ...toContent(standing, COLUMNS),
  owner: { id: 1, name: 'Olena' },
  is_own: true,
  can_edit: true,
  version: 1,
  updated_at: '2026-11-23T00:00:00.000Z',
});

describe('a view of the tenders', () => {
  it.each<[string, Partial<ListStanding>]>([
    ['as usual', {}],
    ['a filter', { filter: readFilter({ status: 'ongoing', search: 'flour', sort: '-ends_at' }) }],
    ['columns', { layout: { ...USUAL_LAYOUT, columns: ['tender', 'number'], widths: { number: 120 } } }],
    ['density', { layout: { ...USUAL_LAYOUT, density: 'compact' } }],
    ['the calendar', { display: 'calendar' }],
    ['groups', { display: 'carrier' }],
  ])('a view of the tenders restores %s', (_name, part) => {
    const standing = { ...USUAL, ...part };
    const back = fromContent(viewOf(standing));
    const again = { ...back, layout: { ...USUAL_LAYOUT, ...back.layout } };
    expect(again).toEqual(standing);
    expect(isSameView(viewOf(standing), toContent(again, COLUMNS), DEFAULT_SORT)).toBe(true);
  });

  it('a view keeps the widths of usual columns', () => {
    const content = toContent({ ...USUAL, layout: { ...USUAL_LAYOUT, widths: { state: 200 } } }, COLUMNS);
    expect(content.columns).toEqual([
      { name: 'tender', width: null },
      { name: 'state', width: 200 },
    ]);
  });

  it('a view omits unknown values', () => {
    const view = { ...viewOf(USUAL), filter: { status: 'sold', luck: 'yes' }, sort: 'luck', group: 'moon' };
    expect(fromContent(view)).toMatchObject({ filter: { sort: 'priority' }, display: 'table' });
    expect(fromContent(view).filter).not.toHaveProperty('luck');
  });

  it.each<[string, Partial<ListStanding>]>([
    ['another filter', { filter: readFilter({ tag: 'export' }) }],
    ['another order', { filter: readFilter({ sort: 'price' }) }],
    ['another column', { layout: { ...USUAL_LAYOUT, columns: ['tender'] } }],
    ['close rows', { layout: { ...USUAL_LAYOUT, density: 'compact' } }],
    ['the calendar', { display: 'calendar' }],
  ])('a view is changed by %s', (_name, part) => {
    expect(isSameView(viewOf(USUAL), toContent({ ...USUAL, ...part }, COLUMNS), DEFAULT_SORT)).toBe(false);
  });

  it('a view is not changed by the number of rows on a page', () => {
    const layout = { ...USUAL_LAYOUT, perPage: 100 };
    expect(isSameView(viewOf(USUAL), toContent({ ...USUAL, layout }, COLUMNS), DEFAULT_SORT)).toBe(true);
  });
});
