export const bidKeys = {
  all: (loadId: number) => ['loads', loadId, 'bids'] as const,
  shown: (loadId: number, total: number) => ['loads', loadId, 'bids', total] as const,
  ofOption: (loadId: number, optionId: number) => ['loads', loadId, 'carrier-bids', optionId] as const,
} as const;
