import { Checkbox, Skeleton } from '@mantine/core';
import { useIsScreen } from '@tenderlane/ui';
import { ListHead } from '@tenderlane/ui/list/list-head';
import classes from '@tenderlane/ui/list/list.module.css';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSteady } from '../core/use-steady';
import type { ListColumn, RowHandlers } from './list-column';
import { ListRow } from './list-row';
import { ROW_HEIGHTS, shownColumns, widthOf } from './rules/column-layout';
import type { ActiveRow } from './use-active-row';
import type { ListLayoutControl } from './use-list-layout';
import type { ListRows } from './use-list-rows';
import type { Selection } from './use-selection';
import { useDrawnRows } from './use-drawn-rows';
import { useRowsInBox, type VirtualRows } from './use-virtual-rows';

const HEAD_PX = 30;
const CHECK_PX = 44;
const OVERSCAN = 8;
const SKELETONS = 8;

export interface ListTableProps<Row extends { id: number }> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: ListRows<Row>;
  layout: ListLayoutControl;
  active: ActiveRow<Row>;
  selection?: Selection<Row> | undefined;
  sort: string;
  onSort: (sort: string) => void;
  handlers: RowHandlers<Row>;
}

export function ListTable<Row extends { id: number }>(props: ListTableProps<Row>) {
  const { label, rows, layout, active, selection } = props;
  const { t } = useTranslation(['list', 'common']);
  const boxRef = useRef<HTMLDivElement>(null);
  const width = useWidth(boxRef);
  const columns = useMemo(
    () => shownColumns(props.columns, layout.layout, width - CHECK_PX - 24),
    [props.columns, layout.layout, width],
  );
  const rowHeight = ROW_HEIGHTS[layout.layout.density];
  const behind = rows.isLoading ? SKELETONS : rows.tail === 'more' ? 3 : 0;
  const virtual = useRowsInBox(() => boxRef.current, {
    count: rows.count + behind,
    height: rowHeight,
    overscan: OVERSCAN,
    start: HEAD_PX,
    covered: HEAD_PX,
    initialOffset: rows.memory.top,
    keyOf: (index) => rows.rowAt(index)?.id ?? -1 - index,
  });
  const { items } = virtual;
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { look, memory } = rows;
  useEffect(() => look(from, to));
  useScrollMemory(boxRef, memory);
  useEffect(() => active.scrollTo(virtual.scrollToIndex));

  const loaded = [...rows.memory.pages.values()].reduce((sum, page) => sum + page.length, 0);
  const selected = selection && shareOf(selection, loaded);
  const headFunctions = useSteady({
    onSort: props.onSort,
    onSelect: (isSelected: boolean) =>
      isSelected ? selection?.choose([...rows.memory.pages.values()].flat(), true) : selection?.clear(),
  });
  const above = Math.max(0, (items[0]?.start ?? HEAD_PX) - HEAD_PX);
  const below = Math.max(0, virtual.total - above - items.length * rowHeight);
  const columnCount = columns.length + (selection ? 2 : 1);
  return (
    <div
      ref={boxRef}
      className={classes.box}
      data-stale={rows.isStale || undefined}
      data-density={layout.layout.density}
      style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
    >
      <table
        role="grid"
        className={classes.table}
        aria-label={label}
        aria-rowcount={rows.total === null || rows.isCapped || rows.isStale ? -1 : rows.total + 1}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={rows.isLoading}
        style={{ minWidth: tableWidth(columns, layout) }}
      >
        <Widths columns={columns} layout={layout} hasChecks={selection !== undefined} />
        <TableHead columns={columns} layout={layout} selected={selected} sort={props.sort} {...headFunctions} />
        <Space height={above} span={columnCount} />
        <TableBody {...props} columns={columns} virtual={virtual} span={columnCount} />
        <Space height={below} span={columnCount} />
      </table>
      {rows.isLoading && (
        <span className={classes.hidden} role="status">
          {t('common:loading')}
        </span>
      )}
    </div>
  );
}

interface TableBodyProps<Row extends { id: number }> extends ListTableProps<Row> {
  virtual: VirtualRows;
  span: number;
}

function TableBody<Row extends { id: number }>(props: TableBodyProps<Row>) {
  const { rows, active, selection, columns, handlers, virtual, span } = props;
  const isTouched = useIsScreen('(hover: none)');
  const drawn = useDrawnRows({ ...virtual, isKnown: (index) => rows.rowAt(index) !== undefined, activeKey: active.id });
  return (
    <tbody
      onPointerEnter={(event) => rows.hold(event.pointerType === 'mouse')}
      onPointerLeave={(event) => rows.hold(event.currentTarget.contains(document.activeElement))}
      onFocus={() => rows.hold(true)}
      onBlur={(event) => rows.hold(event.currentTarget.matches(':hover'))}
    >
      {virtual.items.map(({ index, key }) => {
        const row = rows.rowAt(index);
        return row && drawn.has(key) ? (
          <ListRow
            key={key}
            row={row}
            index={index}
            columns={columns}
            handlers={handlers}
            isActive={active.id === row.id}
            isTabStop={active.id === null ? index === 0 : active.id === row.id}
            onActive={active.set}
            isSelected={selection?.has(row.id)}
            onSelect={active.select}
            isTouched={isTouched}
          />
        ) : (
          <tr key={key} aria-hidden>
            <td colSpan={span}>{!row && <Skeleton height={12} width={`${60 + ((index * 7) % 30)}%`} />}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

const Space = ({ height, span }: { height: number; span: number }) =>
  height > 0 ? (
    <tbody aria-hidden>
      <tr>
        <td className={classes.space} colSpan={span} style={{ height }} />
      </tr>
    </tbody>
  ) : null;

const tableWidth = <Row,>(columns: readonly ListColumn<Row>[], layout: ListLayoutControl) =>
  columns.reduce((sum, column) => sum + widthOf(layout.layout, column), CHECK_PX + 24);

interface WidthsProps<Row> {
  columns: readonly ListColumn<Row>[];
  layout: ListLayoutControl;
  hasChecks: boolean;
}

function Widths<Row>({ columns, layout, hasChecks }: WidthsProps<Row>) {
  const flexible = columns.find((column) => column.isFlexible) ?? columns.at(-1);
  return (
    <colgroup>
      {hasChecks && <col style={{ width: CHECK_PX }} />}
      {columns.map((column) => (
        <col key={column.key} style={column === flexible ? undefined : { width: widthOf(layout.layout, column) }} />
      ))}
      <col style={{ width: 0 }} />
    </colgroup>
  );
}

function shareOf<Row extends { id: number }>(selection: Selection<Row>, loaded: number): 'none' | 'some' | 'all' {
  if (selection.isAll || (loaded > 0 && selection.rows.size >= loaded)) return 'all';
  return selection.isEmpty ? 'none' : 'some';
}

interface TableHeadProps<Row> {
  columns: readonly ListColumn<Row>[];
  layout: ListLayoutControl;
  selected: 'none' | 'some' | 'all' | undefined;
  onSelect: (isSelected: boolean) => void;
  sort: string;
  onSort: (sort: string) => void;
}

function PlainTableHead<Row>({ columns, layout, selected, onSelect, sort, onSort }: TableHeadProps<Row>) {
  const { t } = useTranslation('list');
  const directionOf = (key: string) =>
    sort === key ? ('ascending' as const) : sort === `-${key}` ? ('descending' as const) : ('none' as const);
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selected && (
          <th scope="col">
            <Checkbox
              aria-label={t('select.loaded')}
              checked={selected === 'all'}
              indeterminate={selected === 'some'}
              onChange={(event) => onSelect(event.currentTarget.checked)}
            />
          </th>
        )}
        {columns.map((column) => {
          const { key, label, head = label, align, sort: by, isDescendingFirst = false } = column;
          const first = isDescendingFirst ? `-${by}` : `${by}`;
          const other = isDescendingFirst ? `${by}` : `-${by}`;
          return (
            <ListHead
              key={key}
              column={key}
              label={head}
              align={align}
              width={widthOf(layout.layout, column)}
              sort={
                by ? { direction: directionOf(by), onSort: () => onSort(sort === first ? other : first) } : undefined
              }
              resizeLabel={t('columns.width_of', { column: label })}
              onResize={(width) => layout.resize(key, width)}
            />
          );
        })}
        <th scope="col" className={classes.end}>
          <span className={classes.hidden}>{t('columns.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}

const TableHead = memo(PlainTableHead) as typeof PlainTableHead;

function useScrollMemory(boxRef: RefObject<HTMLDivElement | null>, memory: { top: number }) {
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    box.scrollTop = memory.top;
    const keep = () => (memory.top = box.scrollTop);
    box.addEventListener('scroll', keep, { passive: true });
    return () => box.removeEventListener('scroll', keep);
  }, [boxRef, memory]);
}

function useWidth(boxRef: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(1200);
  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const observer = new ResizeObserver(() => setWidth(box.clientWidth));
    observer.observe(box);
    setWidth(box.clientWidth);
    return () => observer.disconnect();
  }, [boxRef]);
  return width;
}
