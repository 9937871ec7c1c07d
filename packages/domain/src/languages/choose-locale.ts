export const LOCALES = ['en', 'uk', 'kk', 'ru'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en';

function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** The language of a tag such as "uk-UA"; English for unsupported languages. */
export function toLocale(tag: string | null | undefined): Locale {
  const language = (tag ?? '').toLowerCase().split(/[-_]/)[0] ?? '';
  return isLocale(language) ? language : FALLBACK_LOCALE;
}

export function chooseLocale(sources: {
  lang?: string | null;
  locale?: string | null;
  stored?: string | null;
  browser?: string | null;
}): Locale {
  return toLocale(sources.lang || sources.locale || sources.stored || sources.browser);
}
