import type { ComponentType } from 'react';
import { AnnounceSelected } from './announce-selected';
import type { BulkSelection } from './bulk.api';

interface BulkActionProps {
  selection: BulkSelection;
  onDone: () => void;
}

export const bulkActions: readonly { key: string; Action: ComponentType<BulkActionProps> }[] = [
  { key: 'announce', Action: AnnounceSelected },
];
