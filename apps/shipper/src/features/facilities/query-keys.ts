import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';

export const facilityKeys = {
  all: ['facilities'],
  list: (query: object) => ['facilities', 'list', query] as const,
  found: (search: string) => ['facilities', 'found', search] as const,
  one: (id: number) => ['facilities', id] as const,
  history: (id: number) => ['facilities', id, 'history'] as const,
} as const;

const facilities = [{ queryKey: facilityKeys.all }];

export const facilityTopics: LiveTopics = {
  changed: { facilities: () => facilities },
  missed: facilities,
  byJob: { 'imports.run': [facilityKeys.all] },
};
