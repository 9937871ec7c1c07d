import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';

export const dashboardKeys = {
  all: ['dashboard'],
  part: (part: string, query: object) => ['dashboard', part, query] as const,
} as const;

const parts = [{ queryKey: dashboardKeys.all, everyMs: 5_000 }];

export const dashboardTopics: LiveTopics = {
  changed: { loads: () => parts, carriers: () => parts, network: () => parts },
  missed: parts,
  byJob: { 'loads.bulk': [dashboardKeys.all], 'trips.bulk': [dashboardKeys.all] },
};
