import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useReducer, useState } from 'react';

interface VirtualSettings {
  count: number;
  /** Of a row, until it is measured. */
  height: number;
  overscan: number;
  /** How far from the top of what scrolls the first row stands. */
  start: number;
  /** Covered by a head that stays. */
  covered?: number;
  keyOf: (index: number) => number;
  initialOffset?: number;
}

export interface VirtualRows {
  items: VirtualItem[];
  /** The rows between the edges of what scrolls; `items` holds a few more on either side. */
  inSight: { from: number; to: number };
  total: number;
  scrollToIndex: (index: number) => void;
  measureElement: (element: HTMLElement | null) => void;
}

const shared = ({ count, height, overscan, start, covered = 0, keyOf }: VirtualSettings) => ({
  count,
  overscan,
  estimateSize: () => height,
  scrollMargin: start,
  scrollPaddingStart: covered,
  getItemKey: keyOf,
});

/** What the rows need of a virtualizer, drawn again whenever its range changes; heights are asked anew with another one. */
function useInstance<Scroller extends Element | Window>(
  create: () => Virtualizer<Scroller, HTMLElement>,
  adjust: (instance: Virtualizer<Scroller, HTMLElement>, redraw: () => void) => void,
  height: number,
): VirtualRows {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [instance] = useState(create);
  adjust(instance, redraw);
  useLayoutEffect(() => instance._didMount(), [instance]);
  useLayoutEffect(() => instance._willUpdate());
  useLayoutEffect(() => instance.measure(), [instance, height]);
  return {
    items: instance.getVirtualItems(),
    inSight: { from: instance.range?.startIndex ?? 0, to: instance.range?.endIndex ?? 0 },
    total: instance.getTotalSize(),
    scrollToIndex: (index) => instance.scrollToIndex(index, { align: 'auto' }),
    measureElement: instance.measureElement,
  };
}

/** Which rows are in sight of a box that scrolls. */
export function useRowsInBox(box: () => HTMLElement | null, settings: VirtualSettings): VirtualRows {
  const options = {
    ...shared(settings),
    getScrollElement: box,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    initialOffset: settings.initialOffset ?? 0,
  };
  return useInstance<HTMLElement>(
    () => new Virtualizer<HTMLElement, HTMLElement>(options),
    (instance, redraw) => instance.setOptions({ ...options, onChange: redraw }),
    settings.height,
  );
}

/** Which rows are in sight of the window, where the whole page scrolls. */
export function useRowsInWindow(settings: VirtualSettings): VirtualRows {
  const options = {
    ...shared(settings),
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
  };
  return useInstance<Window>(
    () => new Virtualizer<Window, HTMLElement>(options),
    (instance, redraw) => instance.setOptions({ ...options, onChange: redraw }),
    settings.height,
  );
}
