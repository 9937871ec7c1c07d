import type { LiveTopics } from '../core/live/live-topics';

/** Under the keys of the load, so that every change of the load makes its trip stale. */
export const tripKeys = {
  lists: ['loads', 'list'] as const,
  vehicles: ['loads', 'vehicles'] as const,
  load: (loadId: number) => ['loads', loadId] as const,
  driverLink: (loadId: number) => ['loads', loadId, 'driver-link'] as const,
  one: (loadId: number) => ['loads', loadId, 'trip'] as const,
  track: (loadId: number) => ['loads', loadId, 'track'] as const,
} as const;

const POSITIONS_MS = 10_000;
const LISTS_MS = 60_000;

export const tripTopics: LiveTopics = {
  changed: {
    trip: (id) => [
      { queryKey: tripKeys.one(id), everyMs: POSITIONS_MS },
      { queryKey: tripKeys.track(id), everyMs: POSITIONS_MS },
      { queryKey: tripKeys.vehicles, everyMs: POSITIONS_MS },
      { queryKey: tripKeys.lists, everyMs: LISTS_MS },
    ],
  },
};
