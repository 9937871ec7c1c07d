import type { Page } from '@playwright/test';
import { enter, prepareDraft, prepareMarket, prepareTender, setProfileLanguage } from '../market';
import { expect, test } from '../story';

async function holdSaves(page: Page, call: string): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/api/shipper/v1/${call}`, async (route) => {
    if (route.request().method() === 'PUT') await isReleased;
    await route.continue();
  });
  return release;
}

function indicatorOf(page: Page) {
  const root = page.getByRole('banner').getByRole('status');
  const dots = root.locator('span[aria-hidden]');
  return {
    root,
    dots,
    animation: () => dots.evaluate((element) => getComputedStyle(element, '::after').animationName),
  };
}

test('the header says that a save is running, with moving dots, and then that all is saved', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const id = await prepareDraft(market);
  const page = await openBrowser();
  const release = await holdSaves(page, `loads/${id}*`);
  await enter(page, 'shipper', market.shipperToken, `/tenders/${id}/edit`);
  const { root, dots, animation } = indicatorOf(page);
  await expect(root).toHaveText('All changes saved');
  await page.getByRole('textbox', { name: 'Cargo' }).fill('Steel coils');
  await expect(root).toHaveText('Saving');
  await expect(dots).toBeVisible();
  expect(await animation()).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animation()).toBe('none');
  release();
  await expect(root).toHaveText('All changes saved');
  await expect(dots).toHaveCount(0);
});

test('the header also shows a save that a button began', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  const release = await holdSaves(page, 'profile/users/*');
  await enter(page, 'shipper', market.shipperToken, '/account/users');
  const { root } = indicatorOf(page);
  await expect(root).toHaveText('All changes saved');
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Position').fill('Head of transport');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // The dialog keeps the rest of the page from readers for as long as it is open.
  const saving = page.locator('header').getByText('Saving');
  await expect(saving).toBeVisible();
  release();
  await expect(page.getByText('Head of transport')).toBeVisible();
  await expect(saving).toHaveCount(0);
  await expect(root).toHaveText('All changes saved');
});

for (const { width, locale, words } of [
  { width: 1440, locale: 'en', words: 'All changes saved' },
  { width: 360, locale: 'uk', words: 'Усі зміни збережено' },
])
  test(`the header of every page says that all is saved, at ${width} px`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    const tender = await prepareTender(market);
    await setProfileLanguage(market, locale);
    const page = await openBrowser({ viewport: { width, height: 800 }, locale });
    await enter(page, 'shipper', market.shipperToken, '/tenders');
    for (const path of ['/', '/tenders', `/tenders/${tender}/view`, '/carriers', '/facilities', '/account/companies']) {
      await page.goto(path);
      await expect(indicatorOf(page).root, path).toHaveText(words);
      await expect(indicatorOf(page).root.locator('svg')).toBeVisible();
    }
  });
