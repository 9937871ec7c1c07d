import type { MemberContext } from '../../../platform/context';
import { deleteFavourite, insertFavourite } from '../facility.queries';
import { findVisibleFacility } from '../policy';

export async function saveFavourite(context: MemberContext, id: number, isFavourite: boolean): Promise<void> {
  await findVisibleFacility(context, id);
  if (isFavourite) await insertFavourite(context.sql, context.principal, id);
  else await deleteFavourite(context.sql, context.principal, id);
}
