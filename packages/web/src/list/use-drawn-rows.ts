import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { VirtualRows } from './use-virtual-rows';

/** More rows per frame would make scrolling slow on slow computers. */
const ROWS_PER_FRAME = 4;

interface DrawnRowsSettings extends Pick<VirtualRows, 'items' | 'inSight'> {
  isKnown: (index: number) => boolean;
  activeKey: number | null;
}

/** Returns the keys of the rendered rows. New rows follow a few per frame, visible ones first. */
export function useDrawnRows({ items, inSight, isKnown, activeKey }: DrawnRowsSettings): ReadonlySet<unknown> {
  const [, drawMore] = useReducer((count: number) => count + 1, 0);
  const [kept] = useState(() => ({ drawn: new Set<unknown>(), left: ROWS_PER_FRAME }));
  const known = items.filter(({ index }) => isKnown(index));
  const isAhead = (index: number) => index < inSight.from || index > inSight.to;
  const waiting = known
    .filter(({ key }) => !kept.drawn.has(key) && key !== activeKey)
    .sort((one, other) => Number(isAhead(one.index)) - Number(isAhead(other.index)));
  const later = new Set<unknown>(waiting.slice(kept.left).map(({ key }) => key));
  const drawn = new Set<unknown>(known.map(({ key }) => key).filter((key) => !later.has(key)));

  useLayoutEffect(() => {
    // Further renders before the next frame must add no rows.
    kept.left -= waiting.length - later.size;
    kept.drawn = drawn;
  });
  useEffect(() => {
    if (kept.left === ROWS_PER_FRAME) return;
    const frame = requestAnimationFrame(() => {
      kept.left = ROWS_PER_FRAME;
      if (later.size > 0) drawMore();
    });
    return () => cancelAnimationFrame(frame);
  });
  return drawn;
}
