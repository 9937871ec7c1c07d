export const HELP_ARTICLES = [
  'signing-in',
  'dashboard-and-lists',
  'how-tenders-work',
  'bids-and-ranks',
  'choosing-a-winner',
  'money-terms',
  'what-competitors-see',
  'penalties',
  'inviting-carriers',
  'carrier-packet',
  'carrier-figures',
  'working-as-carrier',
  'facilities',
  'company-and-roles',
  'chat-and-notifications',
  'errors-and-support',
] as const;
export type HelpArticleName = (typeof HELP_ARTICLES)[number];
