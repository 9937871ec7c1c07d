import type { Locale } from '@tenderlane/domain/languages';
import type { consignee } from '@tenderlane/messages/consignee/en';
import { writeTexts, type Written } from '../../lib/write-texts';

const FILES: Record<Locale, () => Promise<{ consignee: object }>> = {
  en: () => import('@tenderlane/messages/consignee/en'),
  uk: () => import('@tenderlane/messages/consignee/uk'),
  kk: () => import('@tenderlane/messages/consignee/kk'),
  ru: () => import('@tenderlane/messages/consignee/ru'),
};

export type Texts = Written<typeof consignee>;

export async function loadTexts(locale: Locale): Promise<Texts> {
  return writeTexts(locale, (await FILES[locale]()).consignee);
}
