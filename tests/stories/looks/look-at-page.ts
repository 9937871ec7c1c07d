import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectReadableColours } from '../axe';
import { expectNothingCutHere, expectNothingCutInAnyWidth } from './cut-texts';
import { expectNoShift, untilShown } from './layout-shift';
import type { Language, Visit } from './route-table';

/** A page is ready when it has a heading and no loading message. */
async function expectPage(page: Page, { lang, texts }: Language): Promise<void> {
  await expect(page.getByRole('heading').first(), page.url()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: texts.common.loading })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/**
 * Faults found by axe depend hardly on the language: English is checked, in the second theme by the rules for colours.
 * Texts are longest in Ukrainian and Kazakh: these are looked at in every width, the others in their own.
 */
async function expectFine(page: Page, { lang }: Language): Promise<void> {
  if (lang === 'uk' || lang === 'kk') await expectNothingCutInAnyWidth(page);
  else await expectNothingCutHere(page);
  if (lang !== 'en') return;
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColours(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The router follows `pushState`, so that a tab needs no load of its own. */
async function openTab(page: Page, { key, label }: { key: string; label: string }, language: Language): Promise<void> {
  await page.evaluate((tab) => history.pushState(null, '', `?tab=${tab}`), key);
  await expect(page.locator('main nav button[aria-current=page]'), page.url()).toHaveText(label);
  await expectPage(page, language);
  await expectFine(page, language);
}

/** Loads a page and looks at each of its tabs in the width of the language. */
export async function lookAtPage(
  page: Page,
  address: string,
  { missing, tabs }: Visit,
  language: Language,
): Promise<void> {
  await page.setViewportSize({ width: language.width, height: 800 });
  await page.goto(address);
  await untilShown(page);
  await expectPage(page, language);
  await expectNoShift(page);
  await expectFine(page, language);
  if (missing) await expect(page.getByRole('heading', { name: missing(language.texts) }), page.url()).toHaveCount(0);
  const [, ...others] = tabs?.(language.texts) ?? [];
  for (const tab of others) {
    await page.setViewportSize({ width: language.width, height: 800 });
    await openTab(page, tab, language);
  }
}
