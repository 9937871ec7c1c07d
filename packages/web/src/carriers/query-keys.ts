import type { LiveTopics } from '../core/live/live-topics';
import { coreKeys } from '../core/queries/query-keys';

/** Other features keep further parts of a carrier under `['carriers', id]`. */
export const carrierKeys = {
  all: ['carriers'],
  list: (query: object) => ['carriers', 'list', query] as const,
  counts: (query: object) => ['carriers', 'counts', query] as const,
  suggested: (load: number | null) => ['carriers', 'suggested', load] as const,
  duplicates: ['carriers', 'duplicates'],
  capabilities: (id: number) => ['carriers', id, 'capabilities'] as const,
  ownCapabilities: ['carriers', 'own', 'capabilities'],
  found: (search: string) => ['carriers', 'found', search] as const,
  choosable: (search: string) => ['carriers', 'choosable', search] as const,
  one: (id: number) => ['carriers', id] as const,
  notes: (id: number) => ['carriers', id, 'notes'] as const,
  labels: ['labels'],
  companySearch: (wanted: object) => ['company-search', wanted] as const,
} as const;

/** Queries affected by a change of the shipper's network, including the number of requests in the account. */
export const NETWORK_TOPICS = [carrierKeys.all, carrierKeys.labels, coreKeys.account] as const;

const network = NETWORK_TOPICS.map((queryKey) => ({ queryKey }));

export const carrierTopics: LiveTopics = {
  changed: { carriers: () => network },
  missed: network,
  byJob: {
    'carriers.bulk': NETWORK_TOPICS,
    'carriers.export': NETWORK_TOPICS,
    'carriers.label_rule': NETWORK_TOPICS,
    'imports.run': NETWORK_TOPICS,
  },
};
