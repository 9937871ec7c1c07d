export const scorecardKeys = {
  all: ['scorecards'],
  countedLoads: (shipperId: number, metric: string) => ['scorecards', shipperId, metric] as const,
} as const;
