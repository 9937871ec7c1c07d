export const HELP_ARTICLES = [
  'how-tenders-work',
  'inviting-carriers',
  'bids-and-ranks',
  'choosing-a-winner',
  'chat-and-notifications',
] as const;
export type HelpArticleName = (typeof HELP_ARTICLES)[number];
