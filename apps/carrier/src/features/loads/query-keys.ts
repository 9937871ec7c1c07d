import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';

export const waitingKeys = { all: ['waiting'] } as const;

const counts = [{ queryKey: waitingKeys.all, everyMs: 5_000 }];

export const waitingTopics: LiveTopics = {
  changed: { loads: () => counts, network: () => counts },
  missed: counts,
};
