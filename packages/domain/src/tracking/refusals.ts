export const TRACKING_REFUSALS = {
  'position.invalid': 422,
  'position.in-future': 422,
  'position.too-old': 422,
  'position.device-unknown': 422,
  'tracking-link.too-many': 409,
} as const;
