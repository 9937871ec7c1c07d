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

interface Router {
  state: { status: string; resolvedLocation: object };
}

async function load(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await untilShown(page);
  return 0;
}

/** Opens a page in the application that is there; returns the moment after its first picture, which replaces another. */
const moveTo = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (to) => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router };
    const { resolvedLocation: left } = router.state;
    const frame = () => new Promise(requestAnimationFrame);
    history.pushState(null, '', to);
    while (router.state.status !== 'idle' || router.state.resolvedLocation === left) await frame();
    await frame();
    return frame().then(() => performance.now());
  }, address);

export async function lookAtPage(
  page: Page,
  address: string,
  { missing, tabs }: Visit,
  language: Language,
): Promise<void> {
  await page.setViewportSize({ width: language.width, height: 800 });
  const since =
    language.isInPlace && page.url() !== 'about:blank' ? await moveTo(page, address) : await load(page, address);
  await expectPage(page, language);
  await expectNoShift(page, since);
  await expectFine(page, language);
  if (missing) await expect(page.getByRole('heading', { name: missing(language.texts) }), page.url()).toHaveCount(0);
  const [, ...others] = tabs?.(language.texts) ?? [];
  for (const tab of others) {
    await page.setViewportSize({ width: language.width, height: 800 });
    await openTab(page, tab, language);
  }
}
