export const awardKeys = {
  options: (loadId: number) => ['loads', loadId, 'options'] as const,
  disputes: (loadId: number) => ['loads', loadId, 'disputes'] as const,
} as const;
