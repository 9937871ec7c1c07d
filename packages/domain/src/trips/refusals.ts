export const TRIP_REFUSALS = {
  'assignment.wrong-state': 409,
} as const;
