export const identityKeys = {
  profile: ['profile'],
  sessions: ['sessions'],
  transfer: (code: string) => ['transfer', code] as const,
  demo: ['demo'],
} as const;
