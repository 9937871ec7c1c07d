export const FIELD_REFUSALS = {
  'field.variable-taken': 409,
  'field.in-use': 409,
  'field.too-many': 409,
  'field.changed-meanwhile': 409,
  'list.name-taken': 409,
  'list.in-use': 409,
  'list.too-many': 409,
  'list.changed-meanwhile': 409,
  'list.option-twice': 422,
} as const;
