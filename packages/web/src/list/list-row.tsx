import { Checkbox } from '@mantine/core';
import classes from '@tenderlane/ui/list/list.module.css';
import { memo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListColumn, RowHandlers } from './list-column';

interface ListRowProps<Row extends { id: number }> {
  row: Row;
  index: number;
  columns: readonly ListColumn<Row>[];
  handlers: RowHandlers<Row>;
  isActive: boolean;
  isTabStop: boolean;
  onActive: (row: Row) => void;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  onSelect: (row: Row, isSelected: boolean, isRange: boolean) => void;
}

const CONTROLS = 'a, button, input, label, [role=menu]';

function PlainListRow<Row extends { id: number }>(props: ListRowProps<Row>) {
  const { row, index, columns, handlers, isActive, isTabStop, onActive, isSelected, onSelect } = props;
  const { t } = useTranslation('list');
  const { Actions } = handlers;
  const open = (event: MouseEvent) => {
    // What is marked to be copied, and what is pressed inside, is not the row.
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
      onFocus={() => onActive(row)}
      onClick={open}
    >
      {isSelected !== undefined && (
        <td>
          <Checkbox
            aria-label={t('select.row', { name: handlers.name(row) })}
            tabIndex={-1}
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
      <td className={classes.end}>{Actions && <Actions row={row} />}</td>
    </tr>
  );
}

/** A row is drawn again only where it changed: scrolling draws the rows that come into sight. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow;
