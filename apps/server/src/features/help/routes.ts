import type { PublicApi } from '@tenderlane/contract';
import { notFound } from '../../platform/errors';
import type { Handlers } from '../../platform/http/mount-api';
import { readArticles } from './articles';
import { searchArticles } from './search-articles';

export const helpRoutes: Handlers<Pick<PublicApi, 'GET /help' | 'GET /help/{name}'>> = {
  'GET /help': async ({ locale }, { query }) => {
    if (query.search) return { data: await searchArticles(query.search, locale) };
    const articles = await readArticles(locale);
    return { data: articles.map(({ name, title, summary }) => ({ name, title, summary })) };
  },
  'GET /help/{name}': async ({ locale }, { params }) => {
    const article = (await readArticles(locale)).find(({ name }) => name === params.name);
    if (!article) throw notFound();
    return { data: { title: article.title, markdown: article.markdown } };
  },
};
