import { USUAL_LAYOUT, type ListLayout } from '@tenderlane/web/list/rules/column-layout';
import { describe, expect, it } from 'vitest';
import { isSameView } from '@tenderlane/web/list/rules/same-view';
import { DEFAULT_SORT, readFilter } from '../../carriers-filter';
import { fromContent, toContent } from './view-content';

const COLUMNS = [
  { key: 'name', width: 220, isUsual: true, isFixed: true },
  { key: 'state', width: 170, isUsual: true },
  { key: 'trips', width: 84, isUsual: false },
];
const USUAL = toContent(readFilter({}), USUAL_LAYOUT, COLUMNS);

describe('a view of the network', () => {
  it.each<[string, Record<string, string>, Partial<ListLayout>]>([
    ['as usual', {}, {}],
    ['a filter', { state: 'verified', label: '7', search: 'trans', country: 'pl', body_types: 'tent,reefer' }, {}],
    ['an order', { sort: '-rating' }, {}],
    ['columns', {}, { columns: ['name', 'trips'], widths: { trips: 120 } }],
    ['density', {}, { density: 'compact' }],
  ])('a view of the network restores %s', (_name, address, part) => {
    const layout = { ...USUAL_LAYOUT, ...part };
    const content = toContent(readFilter(address), layout, COLUMNS);
    const back = fromContent(content);
    expect(back.filter).toEqual(readFilter(address));
    expect({ ...USUAL_LAYOUT, ...back.layout }).toEqual(layout);
    expect(isSameView(content, toContent(back.filter, layout, COLUMNS), DEFAULT_SORT)).toBe(true);
  });

  it('a view of the network omits unknown values', () => {
    const { filter } = fromContent({
      ...USUAL,
      filter: { state: 'sold', luck: 'yes', country: 'Poland' },
      sort: 'luck',
    });
    expect(filter).toEqual(readFilter({}));
  });

  it.each<[string, Record<string, string>, Partial<ListLayout>]>([
    ['another filter', { country: 'ua' }, {}],
    ['another state', { state: 'suspended' }, {}],
    ['another order', { sort: 'state' }, {}],
    ['another column', {}, { columns: ['name'] }],
    ['close rows', {}, { density: 'compact' }],
  ])('a view of the network is changed by %s', (_name, address, part) => {
    const content = toContent(readFilter(address), { ...USUAL_LAYOUT, ...part }, COLUMNS);
    expect(isSameView(USUAL, content, DEFAULT_SORT)).toBe(false);
  });
});
