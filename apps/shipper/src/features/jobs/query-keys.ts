export const jobKeys = {
  one: (id: number) => ['jobs', id] as const,
  preview: (action: string, selection: object, managerId: number | null) =>
    ['jobs', 'preview', action, selection, managerId] as const,
  results: (id: number, outcome: string) => ['jobs', id, 'results', outcome] as const,
} as const;
