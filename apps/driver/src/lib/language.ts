import { type Locale, toLocale } from '@tenderlane/domain/languages';

const STORED = 'driver-language';

export function firstLocale(): Locale {
  const asked = new URLSearchParams(location.search).get('lang');
  return toLocale(asked ?? read() ?? navigator.language);
}

function read(): string | null {
  try {
    return localStorage.getItem(STORED);
  } catch {
    return null;
  }
}

export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(STORED, locale);
  } catch {
    // A browser that forbids storage asks again.
  }
}
