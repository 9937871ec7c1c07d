import type { LiveTopics } from '../core/live/live-topics';

export const notificationKeys = {
  list: ['notifications', 'list'],
  settings: ['notifications', 'settings'],
} as const;

/** New notifications come to the bell's own subscription. */
export const notificationTopics: LiveTopics = { missed: [{ queryKey: notificationKeys.list }] };
