import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';

/** The articles that the product brings along. */
export const HELP_ARTICLES = [
  'how-tenders-work',
  'inviting-carriers',
  'bids-and-ranks',
  'choosing-a-winner',
  'chat-and-notifications',
] as const;
export type HelpArticleName = (typeof HELP_ARTICLES)[number];

const helpArticle = z.object({ title: z.string(), markdown: z.string() });
export type HelpArticle = z.infer<typeof helpArticle>;

export const helpApi = {
  'GET /help/{name}': {
    access: 'public',
    summary: 'A help article in the reader’s language, in markdown',
    response: dataOf(helpArticle),
  },
} as const satisfies EndpointTable;
