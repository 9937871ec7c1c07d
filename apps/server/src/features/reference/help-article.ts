import { HELP_ARTICLES, type HelpArticleName } from '@tenderlane/contract/help/articles';
import type { HelpArticle, Locale } from '@tenderlane/contract';
import { createTranslator } from '../../platform/i18n';

/** Loaded on first use, because the articles are long and no other request needs them. */
const ARTICLES: Record<Locale, () => Promise<Record<HelpArticleName, string>>> = {
  en: async () => (await import('@tenderlane/messages/help/en')).help,
  uk: async () => (await import('@tenderlane/messages/help/uk')).help,
  kk: async () => (await import('@tenderlane/messages/help/kk')).help,
  ru: async () => (await import('@tenderlane/messages/help/ru')).help,
};

export async function readHelpArticle(name: string, locale: Locale): Promise<HelpArticle | undefined> {
  const known = HELP_ARTICLES.find((article) => article === name);
  if (!known) return undefined;
  const articles = await ARTICLES[locale]();
  return { title: createTranslator(locale, 'support')(`article.${known}`), markdown: articles[known] };
}
