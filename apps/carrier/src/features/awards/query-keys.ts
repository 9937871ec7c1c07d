export const awardKeys = {
  disputes: (loadId: number) => ['loads', loadId, 'disputes'] as const,
} as const;
