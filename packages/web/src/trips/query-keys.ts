/** Under the keys of the load, so that every change of the load makes its trip stale. */
export const tripKeys = {
  load: (loadId: number) => ['loads', loadId] as const,
  driverLink: (loadId: number) => ['loads', loadId, 'driver-link'] as const,
  one: (loadId: number) => ['loads', loadId, 'trip'] as const,
} as const;
