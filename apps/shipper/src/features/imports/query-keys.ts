import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';

export const importKeys = {
  all: ['imports'],
  of: (kind: string) => ['imports', kind] as const,
  one: (id: number) => ['imports', id] as const,
  refused: (id: number, jobId: number) => ['imports', id, 'refused', jobId] as const,
} as const;

export const importTopics: LiveTopics = { byJob: { 'imports.run': [importKeys.all] } };
