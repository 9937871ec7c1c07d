export const packetKeys = {
  all: ['packets'],
  setup: ['packets', 'setup'],
  own: ['packets', 'own'],
  one: (id: number) => ['packets', id] as const,
  reusable: (id: number) => ['packets', id, 'reusable'] as const,
  documents: (carrierId: number | null) => ['packets', 'documents', carrierId] as const,
  documentHistory: (id: number) => ['packets', 'document-history', id] as const,
  expiring: (query: object) => ['packets', 'expiring', query] as const,
  eligibility: (loadId: number) => ['loads', loadId, 'eligibility'] as const,
} as const;
