/**
 * Keys of the queries that `core` itself sends; every other key stands in the `query-keys.ts` of its feature. The topic
 * comes first, so that a change can invalidate everything of its topic, and a list's query comes last.
 */
export const coreKeys = {
  account: ['account'],
  reference: (name: string) => ['reference', name] as const,
  visitorCountry: ['visitor-country'],
} as const;
