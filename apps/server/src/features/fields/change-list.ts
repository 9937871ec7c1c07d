import type { BodyOf, FieldList, ShipperApi } from '@tenderlane/contract';
import { refuseStale } from '@tenderlane/domain/core';
import { FIELD_LIMITS, mergeOptions, refuseOptions } from '@tenderlane/domain/fields';
import type { MemberContext } from '../../platform/context';
import { AppError, notFound, throwIfRefused } from '../../platform/errors';
import { recordFieldEvent } from './field-event';
import { lockFields } from './field.queries';
import {
  findList,
  insertList,
  isListNameTaken,
  listLists,
  saveList,
  saveListDeletion,
  type ListRow,
} from './list.queries';

type ListBody = BodyOf<ShipperApi['POST /field_lists']>;

export const presentList = ({ id, name, options, version, field_count }: ListRow): FieldList => ({
  id,
  name,
  options,
  version,
  field_count,
});

async function showList({ sql, principal }: MemberContext, id: number): Promise<FieldList> {
  const list = await findList(sql, principal.companyId, id);
  if (!list) throw notFound();
  return presentList(list);
}

async function lockList({ sql, principal }: MemberContext, id: number, isDeleted = false): Promise<ListRow> {
  await lockFields(sql, principal.companyId);
  const list = await findList(sql, principal.companyId, id);
  if (!list || (list.deleted_at !== null) !== isDeleted) throw notFound();
  return list;
}

async function refuseTakenName({ sql, principal }: MemberContext, id: number, name: string): Promise<void> {
  if (await isListNameTaken(sql, principal.companyId, id, name))
    throw new AppError('list.name-taken', { field: 'name' });
}

export async function createList(context: MemberContext, { name, options }: ListBody): Promise<FieldList> {
  const { sql, principal, clock } = context;
  throwIfRefused(refuseOptions(options));
  await lockFields(sql, principal.companyId);
  await refuseTakenName(context, 0, name);
  if ((await listLists(sql, principal.companyId)).length >= FIELD_LIMITS.listsMax) {
    throw new AppError('list.too-many', { params: { max: FIELD_LIMITS.listsMax } });
  }
  const list = { name, options: mergeOptions([], options) };
  const id = await insertList(sql, principal.companyId, list, await clock.now(sql));
  await recordFieldEvent(context, { action: 'field_list.created', id, name });
  return showList(context, id);
}

export async function changeList(
  context: MemberContext,
  id: number,
  body: BodyOf<ShipperApi['PUT /field_lists/{id}']>,
): Promise<FieldList> {
  const { sql, principal } = context;
  const before = await lockList(context, id);
  throwIfRefused(refuseStale('list.changed-meanwhile', { seen: body.version, present: before.version }));
  throwIfRefused(refuseOptions(body.options));
  await refuseTakenName(context, id, body.name);
  const options = mergeOptions(before.options, body.options);
  await saveList(sql, principal.companyId, id, { name: body.name, options });
  await recordFieldEvent(context, { action: 'field_list.changed', id, name: body.name });
  return showList(context, id);
}

export async function deleteList(context: MemberContext, id: number): Promise<void> {
  const { sql, principal, clock } = context;
  const list = await lockList(context, id);
  if (list.field_count > 0) throw new AppError('list.in-use', { params: { count: list.field_count } });
  await saveListDeletion(sql, principal.companyId, id, await clock.now(sql));
  await recordFieldEvent(context, { action: 'field_list.deleted', id, name: list.name });
}

export async function restoreList(context: MemberContext, id: number): Promise<FieldList> {
  const { sql, principal } = context;
  const list = await lockList(context, id, true);
  await refuseTakenName(context, id, list.name);
  await saveListDeletion(sql, principal.companyId, id, null);
  await recordFieldEvent(context, { action: 'field_list.restored', id, name: list.name });
  return showList(context, id);
}
