import { AnnounceButton } from '../../announcements';
import type { BulkSelection } from './bulk.api';

export function AnnounceSelected({ selection }: { selection: BulkSelection }) {
  return 'ids' in selection ? (
    <AnnounceButton variant="transparent" chosen={selection.ids.map((id) => ({ id, name: '' }))} />
  ) : (
    <AnnounceButton variant="transparent" found={selection.filter} />
  );
}
