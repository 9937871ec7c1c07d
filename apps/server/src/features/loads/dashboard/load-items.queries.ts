import type { AttentionReader } from '../../../platform/dashboard/attention';
import { own } from '../../../platform/database/tenant';

interface LoadItem {
  columns: string;
  joins?: string;
  where: string;
}

const PRIORITY =
  'load_priority(l.id, l.state, l.approval, l.effective_end, l.decision_ends_at, l.confirmation_ends_at)';

export function loadRows(
  { bind, isMine, principal }: AttentionReader,
  { columns, joins = '', where }: LoadItem,
): string {
  const mine = isMine ? ` and l.manager_id = ${bind(principal.accountId)}` : '';
  return `select l.id as record_id, l.id as load_id, ${PRIORITY} as priority, ${columns} from loads l ${joins}
     where ${own('l')} and l.deleted_at is null and ${where}${mine}`;
}
