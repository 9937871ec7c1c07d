import type { Page } from '@playwright/test';
import { enter } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { openChatOf, prepareTalk, say } from './chat-people';

const WIDE = { viewport: { width: 1440, height: 900 } };

async function coveredBy(page: Page): Promise<string[]> {
  const launcher = page.getByRole('button', { name: /^My messages/ });
  await expect(launcher).toBeVisible({ timeout: 60_000 });
  return launcher.evaluate((button) => {
    for (const box of document.querySelectorAll('*')) box.scrollTop = box.scrollHeight;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const seen = [...document.querySelectorAll('main *, nav a')].filter((element) => {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText && !element.matches('a, button, input')) return false;
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
      return isSeen && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    });
    return seen.map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

test('the button of the chat covers nothing at the end of a page, on a wide screen and on a phone', async ({
  openBrowser,
}) => {
  const { shipperToken, carrierToken, id } = await prepareTalk();
  await say('shipper', shipperToken, await openChatOf(shipperToken, id), 'Good morning');
  for (const screen of [WIDE, PHONE]) {
    for (const path of ['/tenders', `/tenders/${id}/view`, '/carriers', '/account/settings']) {
      const page = await enter(await openBrowser(screen), 'shipper', shipperToken, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await coveredBy(page), path).toEqual([]);
    }
    for (const path of ['/carrier/', '/carrier/settings']) {
      const page = await enter(await openBrowser(screen), 'carrier', carrierToken, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await coveredBy(page), path).toEqual([]);
    }
  }
});

test('the button of the chat hides while a phone scrolls down', async ({ openBrowser }) => {
  const { shipperToken, id } = await prepareTalk();
  await say('shipper', shipperToken, await openChatOf(shipperToken, id), 'Good morning');
  const page = await enter(await openBrowser(PHONE), 'shipper', shipperToken, '/account/tender');
  const launcher = page.getByRole('button', { name: /^My messages/ });
  await expect(launcher).toBeInViewport({ ratio: 1 });
  const scrollTo = (share: number) =>
    page.evaluate((part) => {
      for (const box of document.querySelectorAll('*')) box.scrollTop = part * (box.scrollHeight - box.clientHeight);
    }, share);
  await scrollTo(0.5);
  await expect(launcher).not.toBeInViewport();
  await scrollTo(0.4);
  await expect(launcher).toBeInViewport({ ratio: 1 });
  await scrollTo(1);
  await expect(launcher).toBeInViewport({ ratio: 1 });
});
