import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { ask } from '../network/delivered-orders';
import { expect, test } from '../story';

const drafts = (token: string) =>
  ask<{ id: number; name: string | null }[]>(token, 'GET', 'shipper/v1/loads?status=draft');
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name of the tender' });

test('a new tender is created once, when something is typed, and is not stored while it is empty', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await page.getByRole('button', { name: 'New tender' }).first().click();
  await expect(page).toHaveURL(/\/tenders\/new\/edit$/);
  await expect(page.getByRole('heading', { name: 'New tender', level: 1 })).toBeVisible();
  await expect(nameField(page)).toBeVisible();
  // The company's own defaults stand there already.
  await expect(page.getByRole('textbox', { name: 'Days to pay' })).toHaveValue('30');
  await expect(page.getByText('Before publication')).toBeVisible();
  await expect(page.getByText(/^Last saved/)).toHaveCount(0);
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  expect(await drafts(market.shipperToken)).toEqual([]);

  // The answer of the first save is lost, so it is sent again.
  let lost = 0;
  await page.route(/\/api\/shipper\/v1\/loads$/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'New tender' }).first().click();
  await nameField(page).pressSequentially('Paper rolls to Kyiv', { delay: 20 });
  await expect(page).toHaveURL(/\/tenders\/\d+\/edit$/);
  await expect(nameField(page)).toBeFocused();
  await nameField(page).pressSequentially(', twice', { delay: 20 });
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(page.getByText(/^Last saved/)).toBeVisible();
  await expect
    .poll(async () => (await drafts(market.shipperToken)).map(({ name }) => name))
    .toEqual(['Paper rolls to Kyiv, twice']);
  expect(lost).toBeGreaterThan(0);
  await page.reload();
  await expect(nameField(page)).toHaveValue('Paper rolls to Kyiv, twice');
});

test('what is typed into a new tender without a network survives a reload and is saved once', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders/new/edit');
  await expect(nameField(page)).toBeVisible();
  const cut = /\/api\/shipper\/v1\/loads(\/\d+)?$/;
  await page.route(cut, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await nameField(page).fill('Typed on a train');
  await page.reload();
  // A save that the page sent while it was left may have arrived; its answer has not.
  await expect(nameField(page)).toHaveValue('Typed on a train');
  await page.unroute(cut);
  await expect(page).toHaveURL(/\/tenders\/\d+\/edit$/);
  await expect
    .poll(async () => (await drafts(market.shipperToken)).map(({ name }) => name))
    .toEqual(['Typed on a train']);
});
