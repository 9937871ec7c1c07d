import type { MemberContext } from '../../../platform/context';
import { copyLoad } from './copy-load';
import { recordCreated } from './create-load';
import { lockOwnLoad } from '../policy';

export async function duplicateLoad(context: MemberContext, id: number): Promise<number> {
  const source = await lockOwnLoad(context, id);
  const at = await context.clock.now(context.sql);
  const copy = await copyLoad(context.sql, source, { managerId: context.principal.accountId, at });
  await recordCreated(context, copy.id, at, 'load.created', id);
  return copy.id;
}
