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
  height: number;
  overscan: number;
  start: number;
  covered?: number;
  keyOf: (index: number) => number;
  initialOffset?: number;
}

export interface VirtualRows {
  items: VirtualItem[];
  /** Visible rows; `items` also contains a few rows before and after. */
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

/** Renders again when the virtualizer's range changes; a changed `height` resets the measured heights. */
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
