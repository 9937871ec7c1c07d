import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import classes from './list.module.css';

interface HeadCell {
  key: string;
  label: string;
  align?: 'left' | 'right' | undefined;
  width: number;
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void } | undefined;
}

interface ListHeadProps extends HeadCell {
  column: string;
  resizeLabel: string;
  onResize: (width: number | null) => void;
}

const STEP_PX = 8;

export function ListHead({ column, label, align, sort, width, resizeLabel, onResize }: ListHeadProps) {
  return (
    <th
      scope="col"
      data-column={column}
      aria-label={label}
      aria-sort={sort ? sort.direction : undefined}
      data-align={align}
    >
      {sort ? (
        <button type="button" className={classes.sort} onClick={sort.onSort} title={label}>
          <span className={classes.headText}>{label}</span>
          {sort.direction === 'ascending' && <IconArrowUp size={12} aria-hidden />}
          {sort.direction === 'descending' && <IconArrowDown size={12} aria-hidden />}
        </button>
      ) : (
        <span className={classes.headText} title={label}>
          {label}
        </span>
      )}
      <ResizeHandle label={resizeLabel} width={width} onResize={onResize} />
    </th>
  );
}

interface ResizeHandleProps {
  label: string;
  width: number;
  onResize: (width: number | null) => void;
}

function ResizeHandle({ label, width, onResize }: ResizeHandleProps) {
  const begun = useRef<{ x: number; width: number } | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    // The column as it is drawn, which may be wider than asked for.
    const drawn = event.currentTarget.parentElement?.offsetWidth ?? width;
    begun.current = { x: event.clientX, width: drawn };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? STEP_PX : event.key === 'ArrowLeft' ? -STEP_PX : 0;
    if (step === 0) return;
    event.preventDefault();
    onResize(width + (event.shiftKey ? step * 4 : step));
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={56}
      aria-valuemax={640}
      tabIndex={-1}
      className={classes.handle}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => begun.current && onResize(begun.current.width + event.clientX - begun.current.x)}
      onPointerUp={() => (begun.current = null)}
      onPointerCancel={() => (begun.current = null)}
      onDoubleClick={() => onResize(null)}
      onKeyDown={onKeyDown}
    />
  );
}
