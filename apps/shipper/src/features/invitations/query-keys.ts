export const invitationKeys = {
  preview: (asked: object) => ['invitation-preview', asked] as const,
} as const;
