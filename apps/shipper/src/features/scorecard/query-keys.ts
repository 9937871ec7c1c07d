export const reviewKeys = {
  ofLoad: (loadId: number) => ['loads', loadId, 'review'] as const,
  ofCarrier: (carrierId: number) => ['carriers', carrierId, 'reviews'] as const,
  contests: (carrierId: number) => ['carriers', carrierId, 'contests'] as const,
  scorecard: (carrierId: number) => ['carriers', carrierId, 'scorecard'] as const,
  countedLoads: (carrierId: number, metric: string) => ['carriers', carrierId, 'scorecard', metric] as const,
} as const;
