export const HELP_REFUSALS = {
  'request.other-state': 409,
  'request.not-asker': 403,
  'request.closed-for-good': 409,
  'request.no-load': 409,
  'request.too-many-blocking': 409,
  'request.too-many-today': 429,
} as const;
