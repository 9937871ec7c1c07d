import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';

export const operatorKeys = {
  all: ['operator'],
  allChats: ['operator', 'chats'],
  chats: (page: number) => ['operator', 'chats', page] as const,
  allRequests: ['operator', 'requests'],
  requests: (state: string | null) => ['operator', 'requests', state] as const,
  allDemos: ['operator', 'demos'],
  demos: (state: string | null) => ['operator', 'demos', state] as const,
  queues: ['operator', 'queues'],
  installation: ['operator', 'installation'],
  parked: ['operator', 'parked'],
  companies: (query: object) => ['operator', 'companies', query] as const,
  contests: ['operator', 'contests'],
  matches: ['operator', 'matches'],
  members: ['operator', 'members'],
  profile: ['operator', 'profile'],
  facilityProposals: (state: string) => ['operator', 'facility-proposals', state] as const,
} as const;

const queues = { queryKey: operatorKeys.queues, everyMs: 5_000 };

export const operatorTopics: LiveTopics = {
  changed: {
    chat: () => [{ queryKey: operatorKeys.allChats }, { queryKey: operatorKeys.allRequests }, queues],
    demo: () => [{ queryKey: operatorKeys.allDemos }, queues],
    request: () => [{ queryKey: operatorKeys.allRequests }, queues],
  },
};
