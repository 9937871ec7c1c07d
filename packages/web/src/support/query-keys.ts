import type { LiveTopics } from '../core/live/live-topics';

export const supportKeys = {
  help: (locale: string, name: string) => ['help', locale, name] as const,
  photo: (address: string) => ['photo', address] as const,
  requests: ['requests'],
} as const;

/** The support chat itself has its own subscription. */
export const supportTopics: LiveTopics = {
  changed: { chat: () => [{ queryKey: supportKeys.requests }] },
};
