import { describe, expect, it } from 'vitest';
import {
  moveColumn,
  readLayout,
  shownColumns,
  toggleColumn,
  USUAL_LAYOUT,
  type ColumnShape,
  type ListLayout,
} from './column-layout';

const COLUMNS: ColumnShape[] = [
  { key: 'state', width: 100, isUsual: true },
  { key: 'tender', width: 200, isUsual: true, isFixed: true, isFlexible: true },
  { key: 'truck', width: 100, isUsual: true, leaves: 1 },
  { key: 'winner', width: 100, isUsual: true, leaves: 2 },
  { key: 'volume', width: 100, isUsual: false },
];
const shown = (layout: Partial<ListLayout>, room: number) =>
  shownColumns(COLUMNS, { ...USUAL_LAYOUT, ...layout }, room).map(({ key }) => key);

describe('the columns of a list', () => {
  it.each<[string, Partial<ListLayout>, number, string[]]>([
    ['are the usual ones where there is room', {}, 500, ['state', 'tender', 'truck', 'winner']],
    ['leave one after the other where there is none', {}, 499, ['state', 'tender', 'winner']],
    ['leave, but not beyond those that may', {}, 100, ['state', 'tender']],
    ['count the width somebody gave them', { widths: { state: 200 } }, 500, ['state', 'tender', 'winner']],
    [
      'all stay where somebody chose them',
      { columns: ['tender', 'volume', 'truck'] },
      100,
      ['tender', 'volume', 'truck'],
    ],
    ['never lose the fixed one', { columns: ['truck'] }, 500, ['tender', 'truck']],
    ['leave out what is no column any more', { columns: ['sold', 'tender'] }, 500, ['tender']],
  ])('%s', (_name, layout, room, keys) => {
    expect(shown(layout, room)).toEqual(keys);
  });

  it('are moved to any place', () => {
    expect(moveColumn(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveColumn(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
  });

  it('are shown and hidden, but not the fixed one', () => {
    expect(toggleColumn(COLUMNS, ['tender'], 'volume')).toEqual(['tender', 'volume']);
    expect(toggleColumn(COLUMNS, ['tender', 'volume'], 'volume')).toEqual(['tender']);
    expect(toggleColumn(COLUMNS, ['tender', 'volume'], 'tender')).toEqual(['tender', 'volume']);
    expect(toggleColumn(COLUMNS, ['truck'], 'truck')).toEqual(['truck']);
  });
});

describe('a kept layout', () => {
  it.each([[null], ['x'], [7], [[]], [{}], [{ columns: 'a', widths: 3, density: 'huge', perPage: 7 }]])(
    'of %j is the usual one',
    (value) => {
      expect(readLayout(value)).toEqual(USUAL_LAYOUT);
    },
  );

  it('comes back with its widths in bounds', () => {
    const kept = { columns: ['a', 1], widths: { a: 9000, b: 'wide', c: 1 }, density: 'compact', perPage: 100 };
    expect(readLayout(kept)).toEqual({ columns: ['a'], widths: { a: 640, c: 56 }, density: 'compact', perPage: 100 });
  });
});
