export const DEMO_REFUSALS = {
  'demo.other-state': 409,
  'demo.lapsed': 409,
  'demo.too-late': 409,
  'demo.not-begun': 409,
  'demo.time-taken': 409,
  'demo.in-past': 422,
  'demo.too-many-today': 429,
} as const;
