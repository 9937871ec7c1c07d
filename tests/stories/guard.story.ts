import type { Page } from '@playwright/test';
import { connect } from '../load/connections';
import { enter, prepareMarket } from './market';
import { newLogin, signIn } from './people';
import { startCompany } from './shipper-steps';
import { expect, test } from './story';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const endSession = async (token: string) => {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    return (await http.send('POST', '/api/shipper/v1/auth/logout', token, {})).status;
  } finally {
    http.close();
  }
};

test('the sign-in opens the address that a signed-out person wanted, with its query', async ({ openBrowser }) => {
  const page = await openBrowser();
  await page.goto('/carriers?search=vektor');
  await expect(page).toHaveURL(/\/auth\?search=vektor$/);
  await signIn(page, newLogin('deep'));
  // A newcomer names itself and its company first; the link waits for that too.
  await page.getByLabel('First name').fill('Olena');
  await page.getByLabel('Last name').fill('Savchuk');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company name').fill('Deep Link Foods');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/carriers\?search=vektor$/);
  await expect(page.getByRole('heading', { name: 'Carriers', level: 1 })).toBeVisible();
});

for (const { notices, isHeard, kept } of [
  { notices: 'the next request of a person', isHeard: false, kept: '/account/users' },
  { notices: 'the open page itself', isHeard: true, kept: '/account/companies?tab=all' },
]) {
  test(`${notices} notices an ended session, leads to the sign-in, and keeps the page`, async ({ openBrowser }) => {
    const page = await openBrowser();
    await startCompany(page, newLogin('ended'), { name: 'Ended Foods' });
    // With a silent socket only the person's next request notices it.
    if (!isHeard) await page.routeWebSocket(/\/app\//, () => {});
    await page.goto('/account/companies?tab=all');
    await expect(page.getByRole('heading', { name: 'Brands', level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A later request of the page itself would notice the end before the person does.
    let mayAsk = isHeard;
    await page.route('**/api/**', (route) => (mayAsk ? route.continue() : undefined));
    const token = await page.evaluate(() => localStorage.getItem('tenderlane.shipper.token'));
    expect(await endSession(token ?? '')).toBe(204);
    mayAsk = true;
    // Without a pointer: one that rests on the link would fetch its page before the press.
    if (!isHeard) await page.getByRole('link', { name: 'Colleagues' }).dispatchEvent('click');
    await expect(page).toHaveURL(/\/auth/);
    // No error is shown, because the person only has to sign in again.
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('tenderlane.shipper.token'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('tenderlane.shipper.route'))).toBe(kept);
  });
}

test('a page whose script was removed is reloaded once, but not when the pointer only rests on a link', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  const loads = countLoads(page);
  let asked = 0;
  // The newer build is there after the reload.
  await page.route('**/assets/carriers.page-*.js', (route) => {
    asked += 1;
    return loads() < 2 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await enter(page, 'shipper', market.shipperToken, '/tenders');
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  const link = page.getByRole('link', { name: 'Carriers' });
  await link.hover();
  // Once for preloading and once for running it.
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForTimeout(300);
  expect(loads()).toBe(1);

  await link.click();
  await expect(page.getByRole('heading', { name: 'Carriers', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/carriers$/);
  expect(loads()).toBe(2);
});

test('a missing script shows an error instead of loading for ever', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  const loads = countLoads(page);
  await page.route('**/assets/carriers.page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await enter(page, 'shipper', market.shipperToken, '/carriers');
  await expect(page.getByRole('heading', { name: 'This page has stopped working' })).toBeVisible();
  expect(loads()).toBeLessThanOrEqual(3);
  // The next page clears the error.
  await page.getByRole('link', { name: 'Tenders' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
});

test('a switch of the brand opens the first page without data of the other brand', async ({ openBrowser }) => {
  const page = await openBrowser();
  await startCompany(page, newLogin('brands'), { name: 'First Foods' });
  await page.goto('/account/companies');
  await page.getByRole('button', { name: 'Add a brand' }).click();
  await page.getByLabel('Company name').last().fill('Second Foods');
  await page.getByRole('button', { name: 'Create the brand' }).click();
  const menu = page.getByRole('button', { name: /^Account menu/ });
  await expect(menu).toContainText('Second Foods');
  await page.goto('/carriers?search=somebody');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Second Foods' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'First Foods' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(menu).toContainText('First Foods');
});
