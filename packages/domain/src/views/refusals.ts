export const VIEW_REFUSALS = {
  'view.name-taken': 409,
  'view.too-many': 409,
  'view.changed-meanwhile': 409,
} as const;
