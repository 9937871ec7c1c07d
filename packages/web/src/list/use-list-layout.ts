import type { Side } from '@tenderlane/domain/core';
import { useMemo, useState } from 'react';
import { clampWidth, type ColumnShape, type ListLayout } from './rules/column-layout';
import { keptLayout, placeOf } from './rules/kept-layout';

export type ListLayoutControl = ReturnType<typeof useListLayout>;

export interface LayoutMenuProps {
  columns: readonly (ColumnShape & { label: string })[];
  layout: ListLayoutControl;
}

export function useListLayout(side: Side, list: string) {
  const [layout, setLayout] = useState(() => keptLayout(side, list));
  return useMemo(() => {
    const change = (part: Partial<ListLayout>) =>
      setLayout((before) => {
        const next = { ...before, ...part };
        placeOf(side, list).write(JSON.stringify(next));
        return next;
      });
    return {
      layout,
      change,
      resize: (key: string, width: number | null) => {
        const others = Object.entries(layout.widths).filter(([one]) => one !== key);
        change({ widths: Object.fromEntries(width === null ? others : [...others, [key, clampWidth(width)]]) });
      },
      reset: () => change({ columns: null, widths: {} }),
    };
  }, [layout, side, list]);
}
