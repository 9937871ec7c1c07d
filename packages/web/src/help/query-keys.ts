export const helpKeys = {
  article: (locale: string, name: string) => ['help', locale, 'article', name] as const,
  found: (locale: string, search: string) => ['help', locale, 'found', search] as const,
} as const;
