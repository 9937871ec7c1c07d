import type { BodyOf, ShipperApi, View } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { findSeenView, nameTaken, refuseTooManyViews } from './policy';
import { presentView } from './presenter';
import { insertView } from './views.queries';

export async function createView(context: MemberContext, body: BodyOf<ShipperApi['POST /views']>): Promise<View> {
  const { sql, principal, clock } = context;
  const { list, name, is_shared, ...content } = body;
  const view = { filter_type_id: list, name, is_shared, content };
  await refuseTooManyViews(context, view, { id: 0, ownerId: principal.accountId });
  const id = await insertView(sql, principal, view, await clock.now(sql));
  if (id === undefined) throw nameTaken();
  return presentView(await findSeenView(context, id), principal);
}
