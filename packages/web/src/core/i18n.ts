import { type Locale } from '@tenderlane/domain';
import type { Messages } from '@tenderlane/messages';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { adaptToLanguages, i18nextOptions } from '@tenderlane/messages/i18next';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locale } from './locale';

type Texts = Record<keyof Messages, object>;

/** One language is loaded, the reader's. */
const LANGUAGES: Record<Locale, () => Promise<Texts>> = {
  en: () => import('@tenderlane/messages/languages/en').then(({ en }) => en),
  uk: () => import('@tenderlane/messages/languages/uk').then(({ uk }) => uk),
  kk: () => import('@tenderlane/messages/languages/kk').then(({ kk }) => kk),
  ru: () => import('@tenderlane/messages/languages/ru').then(({ ru }) => ru),
};

export const { t } = i18next;

/** Loads the reader's language; how numbers are written in its sentences is given, because it hangs on the country. */
export async function startLanguage(formatNumber: (value: number) => string): Promise<void> {
  document.documentElement.lang = locale;
  const texts = await LANGUAGES[locale]();
  await i18next.use(initReactI18next).init({
    ...i18nextOptions(isolate),
    lng: locale,
    resources: { [locale]: { ...texts } },
  });
  adaptToLanguages(i18next, formatNumber);
}
