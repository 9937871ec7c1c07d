/** Under the keys of the load, so that every change of the load makes its links stale. */
export const linkKeys = {
  ofLoad: (loadId: number) => ['loads', loadId, 'tracking-links'] as const,
} as const;
