import { refuseStale } from '@tenderlane/domain/core';
import type { BodyOf, ShipperApi, View } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { throwIfRefused } from '../../platform/errors';
import { lockOwnView, nameTaken, refuseTooManyViews } from './policy';
import { presentView } from './presenter';
import { isNameTaken, saveView } from './views.queries';

export async function changeView(
  context: MemberContext,
  id: number,
  { version, name, is_shared: isShared, ...sent }: BodyOf<ShipperApi['PUT /views/{id}']>,
): Promise<View> {
  const { sql, principal, clock } = context;
  const before = await lockOwnView(context, id);
  const { version: present, editor_name: by } = before;
  throwIfRefused(refuseStale('view.changed-meanwhile', { seen: version, present }, { version: present, by }));
  const after = {
    ...before,
    name: name ?? before.name,
    is_shared: isShared ?? before.is_shared,
    content: { ...before.content, ...sent },
    version: before.version + 1,
  };
  if (after.is_shared && !before.is_shared)
    await refuseTooManyViews(context, after, { id, ownerId: before.account_id });
  if (await isNameTaken(sql, principal.companyId, before, after.name)) throw nameTaken();
  const at = await clock.now(sql);
  await saveView(sql, principal, after, at);
  return presentView({ ...after, updated_at: new Date(at) }, principal);
}
