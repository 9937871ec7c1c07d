export const demoKeys = {
  booking: (code: string) => ['demos', code] as const,
} as const;
