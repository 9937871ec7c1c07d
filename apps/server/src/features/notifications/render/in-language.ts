import type { Locale } from '@tenderlane/contract';

/** A page opens in the language of its message, regardless of the browser. */
export function inLanguage(link: string, locale: Locale): string {
  const url = new URL(link);
  url.searchParams.set('lang', locale);
  return url.href;
}
