import type { LiveTopics } from '@tenderlane/web/core/live/live-topics';

export const invitationKeys = {
  all: ['invitations'],
  one: (code: string) => ['invitations', code] as const,
  shippers: ['shippers'],
} as const;

const network = [{ queryKey: invitationKeys.all }, { queryKey: invitationKeys.shippers }];

export const invitationTopics: LiveTopics = { changed: { network: () => network }, missed: network };
