export const ANNOUNCEMENT_REFUSALS = {
  'announcement.too-soon': 409,
  'announcement.no-recipients': 422,
} as const;
