import { createInstance, type TFunction } from 'i18next';
import { LOCALES, type Locale } from '@tenderlane/contract';
import { en } from '@tenderlane/messages/languages/en';
import { kk } from '@tenderlane/messages/languages/kk';
import { ru } from '@tenderlane/messages/languages/ru';
import { uk } from '@tenderlane/messages/languages/uk';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { i18nextOptions } from '@tenderlane/messages/i18next';
import { addLegalIdNames } from '@tenderlane/messages/legal-id-names';

const texts = createInstance();
void texts.init({
  ...i18nextOptions(isolate),
  initAsync: false,
  resources: { en, uk, kk, ru },
  lng: 'en',
  ns: Object.keys(en),
});
addLegalIdNames(texts);

type Areas = keyof typeof en;

export function createTranslator<Area extends Areas>(locale: Locale, area: Area): TFunction<Area> {
  return texts.getFixedT(locale, area) as TFunction<Area>;
}

export function readLocale(acceptLanguage: string | undefined): Locale {
  for (const part of (acceptLanguage ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim().slice(0, 2).toLowerCase();
    const locale = LOCALES.find((known) => known === tag);
    if (locale) return locale;
  }
  return 'en';
}
