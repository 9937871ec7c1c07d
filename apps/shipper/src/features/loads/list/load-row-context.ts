import type { LoadListItem } from '@tenderlane/contract';
import { createContext, useContext } from 'react';
import type { Dates } from '@tenderlane/web/core/texts/use-dates';
import type { useMeasures, useNames } from '../measures';
import type { RowCommands } from './use-row-commands';

interface LoadRowContextValue {
  commands: RowCommands;
  open: (load: LoadListItem) => void;
  preview: (load: LoadListItem) => void;
  dates: Dates;
  measures: ReturnType<typeof useMeasures>;
  bodyName: ReturnType<typeof useNames>;
}

/** What every row does and how it writes: a context, so that a row is drawn again only when its tender changes. */
export const LoadRowContext = createContext<LoadRowContextValue | null>(null);

export function useLoadRow(): LoadRowContextValue {
  const value = useContext(LoadRowContext);
  if (!value) throw new Error('A row of tenders stands outside of its list');
  return value;
}
