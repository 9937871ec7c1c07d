export const bidKeys = {
  own: (loadId: number, from: string | null) => ['loads', loadId, 'own-bids', from] as const,
} as const;
