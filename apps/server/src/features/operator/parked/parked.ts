import type { ParkedEvent } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { hasRetry, listParked, unpark } from '../../../platform/events/outbox.queries';
import { asOperator } from '../../brands';

export async function showParked(context: MemberContext): Promise<ParkedEvent[]> {
  await asOperator(context);
  const rows = await listParked(context.sql);
  return rows.map(({ failed_at: at, ...row }) => ({ ...row, failed_at: at.toISOString() }));
}

/** Retries one parked row or all (null); a row that somebody else just released counts as 0 and is no error. */
export async function retryParked(context: MemberContext, id: number | null): Promise<{ count: number }> {
  await asOperator(context, 'settings.write');
  const count = await unpark(context.sql, id);
  if (count === 0 && id !== null && !(await hasRetry(context.sql, id))) throw notFound();
  return { count };
}
