import { FIELD_ENTITIES, FIELD_LIMITS, FIELD_TYPES, isVariableName, readFieldFilter } from '@tenderlane/domain/fields';
import { z } from 'zod';
import { variableOfColumn } from './columns';
import { id, line, required, text } from '../core/fields';

const version = z.number().int().positive();

const option = z.object({ key: z.string(), name: z.string(), retired: z.boolean() });

export const fieldList = z.object({
  id,
  name: z.string(),
  options: z.array(option),
  version,
  field_count: z.number().int(),
});
export type FieldList = z.infer<typeof fieldList>;

export const fieldListBody = z.strictObject({
  name: required(line(100)),
  options: z
    .array(z.strictObject({ key: line(40).optional(), name: required(line(200)), retired: z.boolean().optional() }))
    .max(FIELD_LIMITS.optionsMax),
});
export const fieldListChange = z.strictObject({ ...fieldListBody.shape, version });

/** A field of the company’s own. `is_used`: a record has a value, so variable, type and list are fixed. */
export const customField = z.object({
  id,
  entity: z.enum(FIELD_ENTITIES),
  name: z.string(),
  variable: z.string(),
  type: z.enum(FIELD_TYPES),
  list_id: id.nullable(),
  options: z.array(option),
  required: z.boolean(),
  visible: z.boolean(),
  version,
  is_used: z.boolean(),
});
export type CustomField = z.infer<typeof customField>;

export const customFieldBody = z.strictObject({
  entity: z.enum(FIELD_ENTITIES),
  name: required(line(100)),
  variable: z.string().refine(isVariableName, { error: 'not-a-variable' }),
  type: z.enum(FIELD_TYPES),
  list_id: id.nullable().optional(),
  required: z.boolean(),
  visible: z.boolean(),
});
export const customFieldChange = z.strictObject({ ...customFieldBody.omit({ entity: true }).shape, version });

/** Values of a record’s own fields by their variables; null removes one, missing ones stay. */
export const customValues = z
  .record(line(40), z.unknown())
  .refine((values) => Object.keys(values).length <= FIELD_LIMITS.fieldsMax, { error: 'too-many' });

export const shownValues = z.record(z.string(), z.unknown());

/** Columns of a list's file: the common ones and those of own fields. */
export const fileColumns = (listed: readonly string[]) => {
  const isColumn = (name: string): boolean => listed.includes(name) || variableOfColumn(name) !== null;
  return {
    text: text(3000)
      .min(1)
      .refine((value) => value.split(',').every(isColumn), { error: 'not-one-of' }),
    list: z
      .array(z.string().refine(isColumn, { error: 'not-one-of' }))
      .min(1)
      .max(listed.length + FIELD_LIMITS.fieldsMax),
  };
};

export const fieldFilter = text(1000).refine((value) => readFieldFilter(value) !== null, { error: 'invalid' });
