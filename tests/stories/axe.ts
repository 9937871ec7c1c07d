import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PHONE } from './people';
import { expect } from './story';

/** Half of `axe.source`, which each page would read and parse. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page. Its own Playwright integration also collects passed checks and merges frames in a separate
 * page, which takes three times as long; the pages here have one frame.
 */
async function findFaults(page: Page, runOnly?: RunOptions['runOnly']): Promise<Result[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  const options: RunOptions = { reporter: 'no-passes', resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  return page.evaluate(async (chosen) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run(document, chosen)).violations;
  }, options);
}

/**
 * Expects no fault found by axe. An open menu is rendered at the end of the document, so that nothing clips it; it
 * belongs to its button (aria-controls) and takes the focus. So only content outside menus must be inside a landmark.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await waitForStillness(page);
  expect(page.frames(), `frames of ${page.url()}`).toHaveLength(1);
  const violations = await findFaults(page);
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { html, target } of nodes) {
      const isInMenu = () =>
        page.locator(String(target[0])).evaluate((node) => node.matches('[role=menu] *, :has(> [role=menu])'));
      if (id !== 'region' || !(await isInMenu())) faults.push(`${id}: ${html.slice(0, 160)}`);
    }
  }
  expect(faults, `axe at ${page.url()}`).toEqual([]);
}

/** Expects no fault that a theme can cause: of all rules that run, only these compare colours. */
export async function expectReadableColours(page: Page): Promise<void> {
  await waitForStillness(page);
  const violations = await findFaults(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  expect(faults, `colours at ${page.url()}`).toEqual([]);
}

/**
 * Waits for the end of animations, because a menu that is fading in has half its contrast. Endless ones, such as a
 * spinner, are ignored.
 */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const isEnding = (animation: Animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime);
    for (let moving = 1; moving > 0;) {
      // The animation of an opened part begins in the frame after the next.
      await frame();
      await frame();
      const ending = document.getAnimations().filter((each) => each.playState === 'running' && isEnding(each));
      await Promise.allSettled(ending.map(({ finished }) => finished));
      moving = ending.length;
    }
  });
}

export async function expectToFitPhone(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(PHONE.viewport);
  const tooWide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main')]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map(({ tagName, scrollWidth, clientWidth }) => `${tagName}: ${scrollWidth} in ${clientWidth}`),
    );
  await expect.poll(tooWide, `width of ${page.url()}`).toEqual([]);
  if (before) await page.setViewportSize(before);
}
