import type { View } from '@tenderlane/contract';
import type { Member } from '../../platform/principal';
import { mayChange } from './policy';
import type { ViewRow } from './views.queries';

export function presentView(row: ViewRow, reader: Member): View {
  return {
    id: row.id,
    list: row.filter_type_id,
    name: row.name,
    is_shared: row.is_shared,
    ...row.content,
    owner: { id: row.account_id, name: row.owner_name },
    is_own: row.account_id === reader.accountId,
    can_edit: mayChange(row, reader),
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}
