import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';
import { text } from '../core/fields';
import { HELP_ARTICLES } from './articles';

const helpArticle = z.object({ title: z.string(), markdown: z.string() });
export type HelpArticle = z.infer<typeof helpArticle>;

const foundHelpArticle = z.object({ name: z.enum(HELP_ARTICLES), title: z.string(), summary: z.string() });
export type FoundHelpArticle = z.infer<typeof foundHelpArticle>;

export const helpApi = {
  'GET /help': {
    access: 'public',
    summary: 'Help articles in the reader’s language, best match first; all of them without a search',
    query: z.strictObject({ search: text(200).optional() }),
    response: dataOf(z.array(foundHelpArticle)),
  },
  'GET /help/{name}': {
    access: 'public',
    summary: 'A help article in the reader’s language, in markdown',
    response: dataOf(helpArticle),
  },
} as const satisfies EndpointTable;
