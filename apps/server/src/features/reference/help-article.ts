import { lookUp } from '@tenderlane/domain';
import type { HelpArticle, Locale } from '@tenderlane/contract';

/** Read when the first article of a language is asked for: they are long, and no call needs them. */
const ARTICLES: Record<Locale, () => Promise<Record<string, HelpArticle>>> = {
  en: async () => (await import('@tenderlane/messages/help/en')).help,
  uk: async () => (await import('@tenderlane/messages/help/uk')).help,
  kk: async () => (await import('@tenderlane/messages/help/kk')).help,
  ru: async () => (await import('@tenderlane/messages/help/ru')).help,
};

/** An article that the product brings along, in the reader's language. */
export async function readHelpArticle(name: string, locale: Locale): Promise<HelpArticle | undefined> {
  return lookUp<HelpArticle>(await ARTICLES[locale](), name);
}
