/** Under the keys of the load, so that every change of the load makes its trip stale. */
export const tripKeys = {
  one: (loadId: number) => ['loads', loadId, 'trip'] as const,
} as const;
