export const TRACKING_REFUSALS = {
  'position.invalid': 422,
  'position.in-future': 422,
  'position.too-old': 422,
  'position.device-unknown': 422,
  'driver-link.too-soon': 429,
  'driver-link.too-many': 409,
  'driver-link.opted-out': 409,
} as const;
