import { LOCALES, type Locale, toLocale } from '@tenderlane/domain/languages';
import type { driver } from '@tenderlane/messages/driver/en';

const FILES: Record<Locale, () => Promise<{ driver: object }>> = {
  en: () => import('@tenderlane/messages/driver/en'),
  uk: () => import('@tenderlane/messages/driver/uk'),
  kk: () => import('@tenderlane/messages/driver/kk'),
  ru: () => import('@tenderlane/messages/driver/ru'),
};

type Key = keyof typeof driver;
export type TextKey = Exclude<Key, `${string}_${'one' | 'other'}`>;
type CountedKey = Key extends infer Each ? (Each extends `${infer Name}_other` ? Name : never) : never;

export interface Texts {
  locale: Locale;
  t(key: TextKey, values?: Record<string, string>): string;
  count(key: CountedKey, count: number): string;
}

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

export async function loadTexts(locale: Locale): Promise<Texts> {
  const { driver: all } = await FILES[locale]();
  const found = new Map(Object.entries(all as Record<string, string>));
  const rules = new Intl.PluralRules(locale);
  const write = (key: string, values: Record<string, string> = {}) => {
    const given = new Map(Object.entries(values));
    return (found.get(key) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => given.get(name) ?? '');
  };
  return {
    locale,
    t: write,
    count: (key, count) => write(`${key}_${rules.select(count)}`, { count: String(count) }),
  };
}

export const LANGUAGES = LOCALES;
