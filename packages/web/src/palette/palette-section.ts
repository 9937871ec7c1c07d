import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface PaletteItem {
  id: string;
  icon: TablerIcon;
  label: string;
  note?: string | undefined;
  aside?: ReactNode;
  words?: string | undefined;
  run: () => void;
}

export interface PaletteSection {
  key: string;
  title: string;
  items: readonly PaletteItem[];
  state?: 'pending' | 'failed' | undefined;
  retry?: (() => void) | undefined;
}
