export const fieldKeys = {
  fields: ['custom-fields'],
  lists: ['field-lists'],
} as const;
