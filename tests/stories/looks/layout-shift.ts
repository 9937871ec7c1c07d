import type { Page } from '@playwright/test';
import { expect } from '../story';

const MOST = 0.1;
const ANSWERS_AFTER_MS = 200;

/**
 * Delays every response of the API until something was painted, because only then a shift is seen. It runs in the page,
 * because a route of Playwright disables the browser's cache.
 */
export const delayAnswers = (page: Page): Promise<unknown> =>
  page.addInitScript((afterMs) => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return answer;
    };
  }, ANSWERS_AFTER_MS);

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Element | null }[];
}

/** Waits for the first picture of a page; what follows finds it at the first look. */
export const untilShown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('page-shown').length > 0);

/** Expects no layout shift since a moment of the page; the failure names the elements that moved most. */
export async function expectNoShift(page: Page, since = 0): Promise<void> {
  await untilShown(page);
  const { sum, moved } = await page.evaluate(async (from) => {
    const shifts = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shift[]));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Without any shift the observer is not called.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords() as Shift[])));
    });
    const own = shifts.filter(({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= from);
    own.sort((one, other) => other.value - one.value);
    const nodes = own
      .slice(0, 3)
      .flatMap(({ value, sources }) =>
        sources.map(({ node }) => `${value.toFixed(3)} ${node?.nodeName}.${node?.className}`.slice(0, 60)),
      );
    return { sum: own.reduce((total, { value }) => total + value, 0), moved: nodes.join('; ') };
  }, since);
  expect.soft(sum, `shift of ${page.url()}: ${moved}`).toBeLessThanOrEqual(MOST);
}
