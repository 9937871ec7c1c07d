import { z } from 'zod';
import { dataOf, type EndpointTable } from '../core/endpoint';

const helpArticle = z.object({ title: z.string(), markdown: z.string() });
export type HelpArticle = z.infer<typeof helpArticle>;

export const helpApi = {
  'GET /help/{name}': {
    access: 'public',
    summary: 'A help article in the reader’s language, in markdown',
    response: dataOf(helpArticle),
  },
} as const satisfies EndpointTable;
