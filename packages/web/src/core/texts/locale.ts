import { storedValue } from '../local-store';
import { chooseLocale, toLocale, type Locale } from '@tenderlane/domain/languages';

const chosen = storedValue('tenderlane.locale');
const query = new URLSearchParams(location.search);
const forced = { lang: query.get('lang'), locale: query.get('locale') };

/** Changing the language reloads the page. */
export const locale: Locale = chooseLocale({ ...forced, stored: chosen.read(), browser: navigator.language });

export function switchLocale(next: Locale): void {
  chosen.write(next);
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  url.searchParams.delete('locale');
  location.replace(url);
}

/**
 * The profile's language overrides the browser's, but not one forced by the address. Returns true if the page is about
 * to reload.
 */
export function followProfileLocale(profileLocale: string): boolean {
  const isForced = Boolean(forced.lang || forced.locale);
  const wanted = toLocale(profileLocale);
  if (isForced || wanted === locale) return false;
  switchLocale(wanted);
  return true;
}
