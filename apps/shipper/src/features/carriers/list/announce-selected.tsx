import { AnnounceButton } from '../../announcements';
import type { BulkActionProps } from './bulk-actions';

export function AnnounceSelected({ selection }: BulkActionProps) {
  return 'ids' in selection ? (
    <AnnounceButton variant="transparent" chosen={selection.ids.map((id) => ({ id, name: '' }))} />
  ) : (
    <AnnounceButton variant="transparent" found={selection.filter} />
  );
}
