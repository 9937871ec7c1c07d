import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import classes from './data-table.module.css';

/** list: two lines, 50 px; grid: bids, 43 px; line: one line, 36 px. */
type RowKind = 'list' | 'grid' | 'line';
const ROW_HEIGHTS: Record<RowKind, string> = {
  list: '50px',
  grid: '43px',
  line: '36px',
};
const rowHeight = (rows: RowKind) => ({ '--row-height': ROW_HEIGHTS[rows] }) as CSSProperties;

interface DataTableProps {
  label: string;
  rows?: RowKind;
  /** With `fixed` layout columns have the widths of a <colgroup> and long texts are cut. */
  layout?: 'auto' | 'fixed';
  children: ReactNode;
}

/** A dense table with a sticky head; use `data-align="right"` on cells with numbers. */
export function DataTable({ label, rows = 'list', layout = 'auto', children }: DataTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  return (
    <div
      ref={box}
      className={classes.scroll}
      data-wide={isWide || undefined}
      style={rowHeight(rows)}
      // A wide table takes the focus, so that keys scroll it.
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table className={classes.table} data-layout={layout} aria-label={label}>
        {children}
      </table>
    </div>
  );
}

function useIsWide(box: RefObject<HTMLDivElement | null>): boolean {
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const table = box.current?.firstElementChild;
    if (!box.current || !table) return;
    const { current } = box;
    const observer = new ResizeObserver(() => setIsWide(table.scrollWidth > current.clientWidth + 1));
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}

interface SortHeadProps<Key extends string> {
  children: ReactNode;
  /** Key of the column; a leading `-` reverses the first order. */
  column: Key;
  sort: string;
  onSort: (sort: Key | `-${Key}`) => void;
  align?: 'left' | 'right';
  className?: string | undefined;
}

export function SortHead<Key extends string>({ children, column, sort, onSort, ...props }: SortHeadProps<Key>) {
  const { align = 'left', className } = props;
  const direction = sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none';
  return (
    <th scope="col" aria-sort={direction} data-align={align} className={className}>
      <button type="button" className={classes.sort} onClick={() => onSort(sort === column ? `-${column}` : column)}>
        {children}
        {direction === 'ascending' && <IconArrowUp size={12} aria-hidden />}
        {direction === 'descending' && <IconArrowDown size={12} aria-hidden />}
      </button>
    </th>
  );
}

export function TwoLines({ first, second, title }: { first: ReactNode; second?: ReactNode; title?: string }) {
  return (
    <>
      <span className={classes.first} title={typeof first === 'string' ? first : undefined}>
        {typeof first === 'string' ? <bdi>{first}</bdi> : first}
      </span>
      {second !== undefined && second !== null && (
        <span className={classes.second} title={title ?? (typeof second === 'string' ? second : undefined)}>
          {second}
        </span>
      )}
    </>
  );
}
