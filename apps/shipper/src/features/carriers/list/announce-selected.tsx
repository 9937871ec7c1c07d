import { AnnounceButton } from '../../announcements';
import type { BulkActionProps } from './bulk-actions';

/** Announces something to the carriers that are selected, or to all that the filter finds. */
export function AnnounceSelected({ selection }: BulkActionProps) {
  return 'ids' in selection ? (
    <AnnounceButton variant="transparent" chosen={selection.ids.map((id) => ({ id, name: '' }))} />
  ) : (
    <AnnounceButton variant="transparent" found={selection.filter} />
  );
}
