export const MESSAGE_REFUSALS = {
  'invitation.too-soon': 429,
  'invitation.too-many': 409,
  'invitation.opted-out': 409,
} as const;
