import { LIMITS } from '@tenderlane/domain/core';
import type { MemberContext } from '../../platform/context';
import { AppError, notFound } from '../../platform/errors';
import type { Member } from '../../platform/principal';
import { countViews, findView, lockView, lockViews, type SavedView, type ViewRow } from './views.queries';

export const mayChange = (view: Pick<ViewRow, 'account_id'>, { accountId, rights }: Member): boolean =>
  view.account_id === accountId || rights.has('settings.write');

/** Finds a visible view, or throws 404; a private view of a colleague is not found. */
export async function findSeenView({ sql, principal }: MemberContext, id: number): Promise<ViewRow> {
  const view = await findView(sql, principal, id);
  if (!view) throw notFound();
  return view;
}

export async function lockOwnView({ sql, principal }: MemberContext, id: number): Promise<ViewRow> {
  const view = await lockView(sql, principal, id);
  if (!view) throw notFound();
  if (!mayChange(view, principal)) throw new AppError('right.missing');
  return view;
}

export async function refuseTooManyViews(
  { sql, principal }: MemberContext,
  view: SavedView,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<void> {
  await lockViews(sql, principal.companyId);
  const { owned, shared } = await countViews(sql, principal, { list: view.filter_type_id, ownerId, except: id });
  const refuse = (max: number) => new AppError('view.too-many', { params: { max } });
  if (owned >= LIMITS.viewsMax) throw refuse(LIMITS.viewsMax);
  if (view.is_shared && shared >= LIMITS.sharedViewsMax) throw refuse(LIMITS.sharedViewsMax);
}

export const nameTaken = () => new AppError('view.name-taken', { field: 'name' });
