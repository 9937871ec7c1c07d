import type { Watch } from '@tenderlane/contract';
import type { WatchState } from '@tenderlane/domain/loads';
import type { MemberContext } from '../../../platform/context';
import { AppError, notFound } from '../../../platform/errors';
import { findWatch, findWatchedLoad, saveWatch, type WatchRow } from './watch.queries';

const present = ({ state, remind_at: at }: WatchRow): Watch => ({ state, remind_at: at?.toISOString() ?? null });

async function findShipper({ sql, principal }: MemberContext, loadId: number): Promise<number> {
  const load = await findWatchedLoad(sql, principal, loadId);
  if (!load) throw notFound();
  return load.company_id;
}

export async function showWatch(context: MemberContext, loadId: number): Promise<Watch> {
  const companyId = await findShipper(context, loadId);
  const row = await findWatch(context.sql, context.principal, { companyId, loadId });
  return present(row ?? { state: null, remind_at: null });
}

export async function watchLoad(
  context: MemberContext,
  loadId: number,
  { state, remind_at: remindAt }: { state: WatchState | null; remind_at?: string | null | undefined },
): Promise<Watch> {
  const { sql, clock, principal } = context;
  const companyId = await findShipper(context, loadId);
  const before = await findWatch(sql, principal, { companyId, loadId });
  const now = await clock.now(sql);
  const moment = remindAt === undefined ? (before?.remind_at ?? null) : remindAt === null ? null : new Date(remindAt);
  if (remindAt && moment && moment.getTime() <= now) throw new AppError('reminder.in-the-past', { field: 'remind_at' });
  const after = { state, remind_at: moment };
  await saveWatch(sql, principal, { companyId, loadId }, after, now);
  return present(after);
}
