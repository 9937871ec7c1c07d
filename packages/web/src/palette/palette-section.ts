import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Something that the palette finds and does. */
export interface PaletteItem {
  /** Its own among all sections. */
  id: string;
  icon: TablerIcon;
  label: string;
  /** Beneath it in smaller letters. */
  note?: string | undefined;
  /** At the end of its line. */
  aside?: ReactNode;
  /** Other words it is found by. */
  words?: string | undefined;
  run: () => void;
}

export interface PaletteSection {
  key: string;
  title: string;
  items: readonly PaletteItem[];
  /** What the server finds is on its way, or out of reach. */
  state?: 'pending' | 'failed' | undefined;
  retry?: (() => void) | undefined;
}
