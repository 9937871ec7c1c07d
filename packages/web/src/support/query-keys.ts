import type { LiveTopics } from '../core/live/live-topics';

export const supportKeys = {
  photo: (address: string) => ['photo', address] as const,
  requests: ['requests'],
  requestList: (state: string) => ['requests', 'list', state] as const,
  request: (id: number) => ['requests', id] as const,
  loads: (search: string) => ['requests', 'loads', search] as const,
} as const;

const all = () => [{ queryKey: supportKeys.requests }];

/** The support chat itself has its own subscription. */
export const supportTopics: LiveTopics = {
  changed: { chat: all, request: all },
};
