import type { ComponentType } from 'react';
import { AnnounceSelected } from './announce-selected';
import type { BulkSelection } from './bulk.api';

export interface BulkActionProps {
  selection: BulkSelection;
  /** What was selected need not be any longer. */
  onDone: () => void;
}

/** What other features do with the carriers that are selected in the list, each as a button of the selection bar. */
export const bulkActions: readonly { key: string; Action: ComponentType<BulkActionProps> }[] = [
  { key: 'announce', Action: AnnounceSelected },
];
