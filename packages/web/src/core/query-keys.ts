/**
 * The keys of every cached answer by topic, so that a change names the topic and every place that shows it asks again. A
 * key begins with its topic; what follows narrows it.
 */
export const queryKeys = {
  account: ['account'],
  profile: ['profile'],
  sessions: ['sessions'],
  installation: ['installation'],
  visitorCountry: ['visitor-country'],
  reference: (name: string) => ['info', name],
  transfer: (code: string) => ['auth', 'transfer', code],
} as const;
