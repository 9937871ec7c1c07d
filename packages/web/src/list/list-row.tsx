import classes from '@tenderlane/ui/list/list.module.css';
import { RowCheck } from '@tenderlane/ui/list/row-controls';
import { memo, useState, type MouseEvent } from 'react';
import { textsOf } from '../core/texts/texts-of';
import type { ListColumn, RowHandlers } from './list-column';

interface ListRowProps<Row extends { id: number }> {
  row: Row;
  index: number;
  columns: readonly ListColumn<Row>[];
  handlers: RowHandlers<Row>;
  isActive: boolean;
  isTabStop: boolean;
  onActive: (row: Row) => void;
  isSelected: boolean | undefined;
  onSelect: (row: Row, isSelected: boolean, isRange: boolean) => void;
  isTouched: boolean;
}

const CONTROLS = 'a, button, input, label, [role=menu]';

function PlainListRow<Row extends { id: number }>(props: ListRowProps<Row>) {
  const { row, index, columns, handlers, isActive, isTabStop, onActive, isSelected, onSelect, isTouched } = props;
  const { Actions, showsActions } = handlers;
  // Menus and tooltips of all rows would take most of the rendering time.
  const [wasNear, setWasNear] = useState(false);
  const hasActions = wasNear || isActive || isTouched || showsActions?.(row) === true;
  const open = (event: MouseEvent) => {
    // Ignore clicks on controls inside the row and clicks that select text.
    if (!(event.target instanceof Element) || event.target.closest(CONTROLS) || getSelection()?.toString()) return;
    handlers.open?.(row);
  };
  return (
    <tr
      data-row={row.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      data-opens={handlers.open ? true : undefined}
      className={classes.row}
      onPointerEnter={() => setWasNear(true)}
      onFocus={() => onActive(row)}
      onClick={open}
    >
      {isSelected !== undefined && (
        <td>
          <RowCheck
            aria-label={textsOf('list')('select.row', { name: handlers.name(row) })}
            checked={isSelected}
            onChange={(event) => {
              const { nativeEvent } = event;
              const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
              onSelect(row, event.currentTarget.checked, isRange);
            }}
          />
        </td>
      )}
      {columns.map(({ key, align, Cell }) => (
        <td key={key} data-align={align}>
          <Cell row={row} />
        </td>
      ))}
      <td className={classes.end}>{Actions && hasActions && <Actions row={row} isTouched={isTouched} />}</td>
    </tr>
  );
}

/** Memoized so that scrolling renders only rows that come into view. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow;
