export const legalKeys = {
  text: (locale: string, name: string) => ['legal', locale, name] as const,
} as const;
