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
    ['are the usual ones with enough space', {}, 500, ['state', 'tender', 'truck', 'winner']],
    ['become fewer one after the other without space', {}, 499, ['state', 'tender', 'winner']],
    ['always include those that may not be hidden', {}, 100, ['state', 'tender']],
    ['need the width that a person gave them', { widths: { state: 200 } }, 500, ['state', 'tender', 'winner']],
    [
      'all stay when a person chose them',
      { columns: ['tender', 'volume', 'truck'] },
      100,
      ['tender', 'volume', 'truck'],
    ],
    ['always include the fixed one', { columns: ['truck'] }, 500, ['tender', 'truck']],
    ['omit unknown ones', { columns: ['sold', 'tender'] }, 500, ['tender']],
  ])('the shown columns of a list %s', (_name, layout, room, keys) => {
    expect(shown(layout, room)).toEqual(keys);
  });

  it('a column is moved to any place', () => {
    expect(moveColumn(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(moveColumn(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moveColumn(['a', 'b'], 'a', 9)).toEqual(['b', 'a']);
  });

  it('columns except the fixed one are shown and hidden', () => {
    expect(toggleColumn(COLUMNS, ['tender'], 'volume')).toEqual(['tender', 'volume']);
    expect(toggleColumn(COLUMNS, ['tender', 'volume'], 'volume')).toEqual(['tender']);
    expect(toggleColumn(COLUMNS, ['tender', 'volume'], 'tender')).toEqual(['tender', 'volume']);
    expect(toggleColumn(COLUMNS, ['truck'], 'truck')).toEqual(['truck']);
  });
});

describe('a kept layout', () => {
  it.each([[null], ['x'], [7], [[]], [{}], [{ columns: 'a', widths: 3, density: 'huge', perPage: 7 }]])(
    'the damaged layout %j is replaced by the usual one',
    (value) => {
      expect(readLayout(value)).toEqual(USUAL_LAYOUT);
    },
  );

  it('a kept layout is restored with valid widths', () => {
    const kept = { columns: ['a', 1], widths: { a: 9000, b: 'wide', c: 1 }, density: 'compact', perPage: 100 };
    expect(readLayout(kept)).toEqual({ columns: ['a'], widths: { a: 640, c: 56 }, density: 'compact', perPage: 100 });
  });
});
