import type { LiveTopics } from '../core/live/live-topics';

export const supportKeys = {
  photo: (address: string) => ['photo', address] as const,
  requests: ['requests'],
} as const;

/** The support chat itself has its own subscription. */
export const supportTopics: LiveTopics = {
  changed: { chat: () => [{ queryKey: supportKeys.requests }] },
};
