import type { Locale } from '@tenderlane/domain/languages';
import type { driver } from '@tenderlane/messages/driver/en';
import { writeTexts, type Written } from './write-texts';

const FILES: Record<Locale, () => Promise<{ driver: object }>> = {
  en: () => import('@tenderlane/messages/driver/en'),
  uk: () => import('@tenderlane/messages/driver/uk'),
  kk: () => import('@tenderlane/messages/driver/kk'),
  ru: () => import('@tenderlane/messages/driver/ru'),
};

export type Texts = Written<typeof driver>;

export async function loadTexts(locale: Locale): Promise<Texts> {
  return writeTexts(locale, (await FILES[locale]()).driver);
}
