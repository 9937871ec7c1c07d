import type { LoadListItem } from '@tenderlane/contract';
import { useDates, type Dates } from '@tenderlane/web/core/texts/use-dates';
import { createContext, useContext, useMemo } from 'react';
import { useMeasures, useNames } from '../measures';
import type { RowCommands } from './use-row-commands';

interface LoadRowContextValue {
  commands: RowCommands;
  open: (load: LoadListItem) => void;
  preview: (load: LoadListItem) => void;
  dates: Dates;
  measures: ReturnType<typeof useMeasures>;
  bodyName: ReturnType<typeof useNames>;
}

/** Context of the rows, so that a row renders only when its tender changes. */
export const LoadRowContext = createContext<LoadRowContextValue | null>(null);

interface RowContextSettings extends Pick<LoadRowContextValue, 'commands' | 'open'> {
  preview: { show: (id: number) => void };
}

export function useLoadRowContext({ commands, open, preview }: RowContextSettings): LoadRowContextValue {
  const dates = useDates();
  const measures = useMeasures();
  const bodyName = useNames('truck_bodies');
  const { show } = preview;
  return useMemo(
    () => ({ commands, open, preview: ({ id }) => show(id), dates, measures, bodyName }),
    [commands, open, show, dates, measures, bodyName],
  );
}

export function useLoadRow(): LoadRowContextValue {
  const value = useContext(LoadRowContext);
  if (!value) throw new Error('A row of tenders stands outside of its list');
  return value;
}
