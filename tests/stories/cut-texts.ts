import type { Page } from '@playwright/test';
import { PHONE } from './people';
import { expect } from './story';

/**
 * What stands cut on the page: texts wider or higher than their box. A text with its title is meant to be cut, and a box
 * of a pixel is for a screen reader.
 */
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

/** Nothing is cut on a wide screen and on the narrowest phone. */
export async function expectNothingCut(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const viewport of [{ width: 1440, height: 900 }, PHONE.viewport]) {
    await page.setViewportSize(viewport);
    await expect.poll(() => cutTexts(page), `cut at ${viewport.width} px on ${page.url()}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
