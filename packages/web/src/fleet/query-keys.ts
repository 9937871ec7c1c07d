/** `carrierId` is null for the carrier's own records, else a carrier in the shipper's network. */
export const fleetKeys = {
  kind: (kind: string, carrierId: number | null) => ['fleet', kind, carrierId] as const,
  list: (kind: string, carrierId: number | null, query: object) => ['fleet', kind, carrierId, 'list', query] as const,
  one: (kind: string, carrierId: number | null, id: number) => ['fleet', kind, carrierId, 'one', id] as const,
  history: (kind: string, carrierId: number | null, id: number) => ['fleet', kind, carrierId, 'history', id] as const,
  choices: ['fleet', 'choices'],
  vehicle: (loadId: number) => ['loads', loadId, 'vehicle'] as const,
} as const;
