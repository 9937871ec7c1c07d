export const demoKeys = {
  own: ['demos', 'own'] as const,
  booking: (code: string) => ['demos', code] as const,
} as const;
