import type { BodyOf, CustomField, ShipperApi } from '@tenderlane/contract';
import { refuseStale } from '@tenderlane/domain/core';
import { FIELD_LIMITS, refuseFieldChange, takesOptions, type FieldEntity } from '@tenderlane/domain/fields';
import type { MemberContext } from '../../platform/context';
import { AppError, invalidField, notFound, throwIfRefused } from '../../platform/errors';
import { recordFieldEvent } from './field-event';
import {
  findField,
  insertField,
  isVariableTaken,
  listFields,
  listUsedVariables,
  lockFields,
  saveField,
  saveFieldDeletion,
  saveFieldOrder,
  type FieldRow,
} from './field.queries';
import { findList } from './list.queries';

type FieldBody = BodyOf<ShipperApi['POST /custom_fields']>;

const presentField = (row: FieldRow, used: ReadonlySet<string>): CustomField => ({
  id: row.id,
  entity: row.entity,
  name: row.name,
  variable: row.variable,
  type: row.type,
  list_id: row.list_id,
  options: row.options,
  required: row.required,
  visible: row.visible,
  version: row.version,
  is_used: used.has(row.variable),
});

export async function showFields(
  { sql, principal }: MemberContext,
  entity: FieldEntity | null,
): Promise<CustomField[]> {
  const rows = await listFields(sql, principal.companyId, entity);
  const entities = [...new Set(rows.map((row) => row.entity))];
  const used = new Map<FieldEntity, Set<string>>();
  for (const one of entities) used.set(one, await listUsedVariables(sql, principal.companyId, one));
  return rows.map((row) => presentField(row, used.get(row.entity) ?? new Set()));
}

async function showField(context: MemberContext, id: number, entity: FieldEntity): Promise<CustomField> {
  const field = (await showFields(context, entity)).find((one) => one.id === id);
  if (!field) throw notFound();
  return field;
}

async function checkField(
  { sql, principal }: MemberContext,
  id: number,
  { entity, variable, type, list_id: listId = null }: Pick<FieldBody, 'entity' | 'variable' | 'type' | 'list_id'>,
): Promise<void> {
  const list = listId === null ? undefined : await findList(sql, principal.companyId, listId);
  if (takesOptions(type) ? !list || list.deleted_at !== null : listId !== null) {
    const code = takesOptions(type) && listId === null ? 'required' : 'not-one-of';
    throw invalidField('list_id', code);
  }
  if (await isVariableTaken(sql, principal.companyId, { id, entity, variable })) {
    throw new AppError('field.variable-taken', { field: 'variable' });
  }
}

async function lockField({ sql, principal }: MemberContext, id: number, isDeleted = false) {
  await lockFields(sql, principal.companyId);
  const field = await findField(sql, principal.companyId, id);
  if (!field || (field.deleted_at !== null) !== isDeleted) throw notFound();
  return field;
}

async function refuseTooMany({ sql, principal }: MemberContext, entity: FieldEntity): Promise<void> {
  const fields = await listFields(sql, principal.companyId, entity);
  if (fields.length >= FIELD_LIMITS.fieldsMax)
    throw new AppError('field.too-many', { params: { max: FIELD_LIMITS.fieldsMax } });
}

export async function createField(context: MemberContext, body: FieldBody): Promise<CustomField> {
  const { sql, principal, clock } = context;
  await lockFields(sql, principal.companyId);
  await checkField(context, 0, body);
  await refuseTooMany(context, body.entity);
  const field = { ...body, list_id: body.list_id ?? null };
  const id = await insertField(sql, principal.companyId, field, await clock.now(sql));
  await recordFieldEvent(context, { action: 'custom_field.created', id, name: body.name });
  return showField(context, id, body.entity);
}

export async function changeField(
  context: MemberContext,
  id: number,
  { version, ...body }: BodyOf<ShipperApi['PUT /custom_fields/{id}']>,
): Promise<CustomField> {
  const { sql, principal } = context;
  const before = await lockField(context, id);
  throwIfRefused(refuseStale('field.changed-meanwhile', { seen: version, present: before.version }));
  const after = { ...body, list_id: body.list_id ?? null };
  const used = await listUsedVariables(sql, principal.companyId, before.entity);
  throwIfRefused(
    refuseFieldChange(
      { ...before, listId: before.list_id },
      { ...after, listId: after.list_id },
      used.has(before.variable),
    ),
  );
  await checkField(context, id, { ...after, entity: before.entity });
  await saveField(sql, principal.companyId, id, after);
  await recordFieldEvent(context, { action: 'custom_field.changed', id, name: body.name });
  return showField(context, id, before.entity);
}

/** Deletes a field; its values stay in the records, so that an undo restores them. */
export async function deleteField(context: MemberContext, id: number): Promise<void> {
  const { sql, principal, clock } = context;
  const field = await lockField(context, id);
  await saveFieldDeletion(sql, principal.companyId, id, await clock.now(sql));
  await recordFieldEvent(context, { action: 'custom_field.deleted', id, name: field.name });
}

export async function restoreField(context: MemberContext, id: number): Promise<CustomField> {
  const { sql, principal } = context;
  const field = await lockField(context, id, true);
  await checkField(context, id, field);
  await refuseTooMany(context, field.entity);
  await saveFieldDeletion(sql, principal.companyId, id, null);
  await recordFieldEvent(context, { action: 'custom_field.restored', id, name: field.name });
  return showField(context, id, field.entity);
}

export async function orderFields(
  context: MemberContext,
  { entity, ids }: BodyOf<ShipperApi['PUT /custom_fields/order']>,
): Promise<CustomField[]> {
  const { sql, principal } = context;
  await lockFields(sql, principal.companyId);
  const known = (await listFields(sql, principal.companyId, entity)).map(({ id }) => id);
  const isWhole = ids.length === known.length && known.every((id) => ids.includes(id));
  if (!isWhole) throw invalidField('ids', 'not-one-of');
  await saveFieldOrder(sql, principal.companyId, ids);
  return showFields(context, entity);
}
