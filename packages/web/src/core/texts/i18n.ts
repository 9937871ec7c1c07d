import type { Area } from '@tenderlane/messages';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { adaptToLanguages, i18nextOptions } from '@tenderlane/messages/i18next';
import { ANSWER_AREAS, readTexts, START_AREAS } from '@tenderlane/messages/texts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { locale } from './locale';

export const { t } = i18next;

let markStarted: () => void;
const started = new Promise<void>((resolve) => (markStarted = resolve));

/** Loads the texts that every page needs. The number formatter is passed in because it depends on the country. */
export async function startLanguage(formatNumber: (value: number) => string): Promise<void> {
  document.documentElement.lang = locale;
  const texts = await readTexts(locale, START_AREAS);
  await i18next.use(initReactI18next).init({
    ...i18nextOptions(isolate),
    lng: locale,
    resources: { [locale]: Object.fromEntries(texts) as Record<string, Record<string, string>> },
  });
  adaptToLanguages(i18next, formatNumber);
  markStarted();
}

export const readAnswerTexts = (): Promise<void> => addTexts(ANSWER_AREAS).catch(() => undefined);

async function addTexts(areas: readonly Area[]): Promise<void> {
  const isKnown = (area: Area) =>
    START_AREAS.some((one) => one === area) || (i18next.isInitialized && i18next.hasResourceBundle(locale, area));
  const [texts] = await Promise.all([
    readTexts(
      locale,
      areas.filter((area) => !isKnown(area)),
    ),
    started,
  ]);
  for (const [area, read] of texts) i18next.addResourceBundle(locale, area, read);
}

export const withTexts =
  <Page>(readPage: () => Promise<Page>, areas: readonly Area[]) =>
  async (): Promise<Page> => {
    const [page] = await Promise.all([readPage(), addTexts(areas)]);
    return page;
  };
