import { storedValue } from '../local-store';
import { chooseLocale, toLocale, type Locale } from '@tenderlane/domain/people/choose-locale';

const chosen = storedValue('tenderlane.locale');
const query = new URLSearchParams(location.search);
const forced = { lang: query.get('lang'), locale: query.get('locale') };

/** The language of this page load; another one is another load. */
export const locale: Locale = chooseLocale({ ...forced, stored: chosen.read(), browser: navigator.language });

/** Loads the page anew in another language. */
export function switchLocale(next: Locale): void {
  chosen.write(next);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  url.searchParams.delete('locale');
  location.replace(url);
}

/**
 * The language of the person's profile wins over the browser's, but not over one forced by the address. Answers whether
 * the page is about to load anew.
 */
export function followProfileLocale(profileLocale: string): boolean {
  const isForced = Boolean(forced.lang || forced.locale);
  const wanted = toLocale(profileLocale);
  if (isForced || wanted === locale) return false;
  switchLocale(wanted);
  return true;
}
