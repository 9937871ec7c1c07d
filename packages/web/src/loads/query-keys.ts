import type { Query } from '@tanstack/react-query';
import type { LiveTopics } from '../core/live/live-topics';

/** Other features keep further parts of a load under `['loads', id]`. */
export const loadKeys = {
  all: ['loads'],
  list: (query: object) => ['loads', 'list', query] as const,
  counts: (query: object = {}) => ['loads', 'counts', query] as const,
  total: (query: object) => ['loads', 'total', query] as const,
  groups: (query: object) => ['loads', 'groups', query] as const,
  vehicles: (query: object) => ['loads', 'vehicles', query] as const,
  calendar: (query: object) => ['loads', 'calendar', query] as const,
  found: (search: string) => ['loads', 'found', search] as const,
  recent: (ids: string) => ['loads', 'recent', ids] as const,
  one: (id: number) => ['loads', id] as const,
  view: (id: number) => ['loads', id, 'view'] as const,
  history: (id: number) => ['loads', id, 'history'] as const,
  watch: (id: number) => ['loads', id, 'watch'] as const,
  chain: (id: number) => ['loads', id, 'chain'] as const,
  /** Null for a load that is not stored yet. */
  draft: (id: number | null) => ['loads', id, 'draft'] as const,
  newDraft: () => ['loads', null, 'draft', 'prepared'] as const,
  preview: (id: number) => ['loads', id, 'preview'] as const,
} as const;

/** Queries that are never refetched: a draft being typed, and results that are checked only once. */
const KEPT_PARTS: readonly unknown[] = ['draft', 'chain'];

type Keyed = Pick<Query, 'queryKey'>;
const isLive = ({ queryKey }: Keyed) => !KEPT_PARTS.includes(queryKey[2]);
const isView = ({ queryKey }: Keyed) => queryKey[2] === 'view';
const isTotal = ({ queryKey }: Keyed) => queryKey[1] === 'total';
const isList = (query: Keyed) => typeof query.queryKey[1] !== 'number' && !isTotal(query);

export const loadTopics: LiveTopics = {
  changed: {
    loads: (id) => [
      { name: 'lists of loads', queryKey: loadKeys.all, isRefetched: isList },
      { name: 'totals of loads', queryKey: loadKeys.all, isRefetched: isTotal, everyMs: 5_000 },
      { queryKey: loadKeys.one(id), isRefetched: isLive },
    ],
    // A tender's page counts who has opened its invitation to the network.
    carriers: () => [{ name: 'views of loads', queryKey: loadKeys.all, isRefetched: isView }],
    network: () => [{ queryKey: loadKeys.all, isRefetched: isLive }],
  },
  missed: [{ queryKey: loadKeys.all, isRefetched: isLive }],
  byJob: { 'loads.bulk': [loadKeys.all], 'trips.bulk': [loadKeys.all], 'loads.export': [loadKeys.all] },
};
