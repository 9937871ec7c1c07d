import type { MemberContext } from '../../platform/context';
import { lockOwnView } from './policy';
import { deleteView } from './views.queries';

export async function deleteOwnView(context: MemberContext, id: number): Promise<void> {
  await lockOwnView(context, id);
  await deleteView(context.sql, context.principal.companyId, id);
}
