import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { VirtualRows } from './use-virtual-rows';

/** So many rows are drawn between two frames: more of them would hold up scrolling on a slow computer. */
const ROWS_PER_FRAME = 4;

interface DrawnRowsSettings extends Pick<VirtualRows, 'items' | 'inSight'> {
  isKnown: (index: number) => boolean;
  /** The key of the row that does not wait: the focus is on it, or on its way. */
  activeKey: number | null;
}

/** The keys of the rows that are drawn now; those that came into reach follow a few in each frame, what is in sight first. */
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
    // Whatever draws the list again before the next frame draws no further rows.
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
