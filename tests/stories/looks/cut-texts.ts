import type { Page } from '@playwright/test';
import { expect } from '../story';

const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: Element) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      if (clientWidth <= 1 || clientHeight <= 1) return false;
      const isLow = getComputedStyle(element).overflowY === 'hidden' && scrollHeight > clientHeight + 2;
      return scrollWidth > clientWidth + 1 || isLow;
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && isCut(element) && !element.closest('[title], svg, script, style'))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`);
  });

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
  );

const SCREENS = [
  { width: 360, height: 780 },
  { width: 968, height: 760 },
  { width: 2560, height: 1300 },
] as const;
export const THEMES = ['light', 'dark'] as const;

export async function expectNoCutText(page: Page, what: string): Promise<void> {
  await expect.poll(() => cutTexts(page), `cut in ${what} on ${page.url()}`).toEqual([]);
}

/** Expects nothing cut or wider than the window, as the page is. */
export async function expectNothingCutHere(page: Page, theme = 'light'): Promise<void> {
  const found = async () => (await Promise.all([tooWide(page), cutTexts(page)])).flat();
  await expect.poll(found, `cut at ${page.viewportSize()?.width} px, ${theme}, on ${page.url()}`).toEqual([]);
}

async function inEachWidth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const viewport of SCREENS) {
    await page.setViewportSize(viewport);
    await look();
  }
}

/** Expects it on a phone, at the breakpoint and on a wide screen, in the theme that is shown. */
export const expectNothingCutInAnyWidth = (page: Page): Promise<void> =>
  inEachWidth(page, () => expectNothingCutHere(page));

/** Expects it in both themes too. */
export const expectNothingCut = (page: Page): Promise<void> =>
  inEachWidth(page, async () => {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      await expectNothingCutHere(page, colorScheme);
    }
  });
