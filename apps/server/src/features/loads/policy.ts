import type { MemberContext } from '../../platform/context';
import { assertPresent, notFound, otherBrand, type AppError } from '../../platform/errors';
import { findLoadParts, findLoadRow, lockLoadRow } from './queries';
import { findBrandOfLoad } from './view/view.queries';
import type { LoadRow } from './load-row';
import type { LoadParts } from './load-parts';

export interface LockedLoad {
  row: LoadRow;
  parts: LoadParts;
}

export async function findOwnRow(context: MemberContext, id: number): Promise<LoadRow> {
  const row = await findLoadRow(context.sql, context.principal.companyId, id);
  if (!row || row.deleted_at) throw await missingLoad(context, id);
  return row;
}

export const findOwnLoad = (context: MemberContext, id: number): Promise<LockedLoad> =>
  withParts(context, findLoadRow(context.sql, context.principal.companyId, id), id);

/** Locks the load until the transaction ends; PostgreSQL reads the parts after it has the lock. */
export const lockOwnLoad = (context: MemberContext, id: number): Promise<LockedLoad> =>
  withParts(context, lockLoadRow(context.sql, context.principal.companyId, id), id);

async function withParts(context: MemberContext, asked: Promise<LoadRow | undefined>, id: number): Promise<LockedLoad> {
  const [row, parts] = await Promise.all([asked, findLoadParts(context.sql, context.principal.companyId, id)]);
  if (!row || row.deleted_at) throw await missingLoad(context, id);
  return { row, parts: assertPresent(parts, 'the parts of a load') };
}

/**
 * Loads of other companies are not found; if one belongs to another brand of the person, the error names that brand.
 */
export async function missingLoad({ sql, principal }: MemberContext, id: number): Promise<AppError> {
  const brand = await findBrandOfLoad(sql, principal.accountId, id);
  if (!brand || brand.company_id === principal.companyId) return notFound();
  return otherBrand({ id: brand.company_id, name: brand.name });
}
