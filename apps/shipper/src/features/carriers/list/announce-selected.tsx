import { AnnounceButton } from '../../announcements';
import type { BulkActionProps } from './bulk-actions';

/** Announces something to the carriers that are selected; all that a filter finds are reached by labels or states. */
export function AnnounceSelected({ selection }: BulkActionProps) {
  if (!('ids' in selection)) return null;
  return <AnnounceButton variant="transparent" chosen={selection.ids.map((id) => ({ id, name: '' }))} />;
}
