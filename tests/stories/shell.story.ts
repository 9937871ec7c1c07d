import type { Page } from '@playwright/test';
import { keepToken, prepareMarket } from './market';
import { PHONE } from './people';
import { expect, test } from './story';

type Answer = { data: Record<string, unknown> };

/** Mocks facts of later features as the server will return them. */
async function change(page: Page, call: string, more: Record<string, unknown>): Promise<void> {
  await page.route(`**/api/shipper/v1/${call}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as Answer;
    await route.fulfill({ response, json: { data: { ...data, ...more } } });
  });
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="90"><rect width="400" height="90"/></svg>')}`;
const alert = (type: string, text: string, routeName = '') => ({ type, text, routeName, icon: '', color: '' });

test('the header shows the brand and its alerts', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await keepToken(page, 'shipper', market.shipperToken);
  await change(page, 'account', {
    brand_logo: PICTURE,
    brand_favicon: PICTURE,
    carriers_request_count: 3,
    notifications: [
      alert('info', 'Maintenance on Sunday'),
      alert('warning', 'Two carriers wait', 'carriers'),
      alert('error', 'A page that does not exist', 'transactions'),
    ],
  });
  await page.goto('/tenders');
  const logo = page.getByRole('img', { name: /^Logo of Bench/ });
  await expect(logo).toBeVisible();
  const box = await logo.boundingBox();
  expect(box!.width).toBeLessThanOrEqual(120);
  expect(box!.height).toBeLessThanOrEqual(30);
  await expect(page.getByRole('link', { name: /^Logo of Bench/ })).toHaveAttribute('href', '/');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', PICTURE);
  await expect(page.getByText('Beta', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Carriers.*3 access requests/s })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);

  const follow = page.getByRole('link', { name: 'Follow' });
  await expect(page.getByText('A page that does not exist')).toBeVisible();
  await expect(follow).toHaveCount(1);
  await page.getByRole('button', { name: 'Close: Maintenance on Sunday' }).click();
  await follow.click();
  await expect(page).toHaveURL(/\/carriers$/);
  // A dismissed alert does not return on the next page; the others stay until they are dismissed too.
  await expect(page.getByText('Two carriers wait')).toBeVisible();
  await expect(page.getByText('Maintenance on Sunday')).toHaveCount(0);
});

test('a logo that does not load is hidden', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  await keepToken(page, 'shipper', market.shipperToken);
  await change(page, 'account', { brand_logo: '/no-such-logo.png' });
  await page.goto('/tenders');
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Logo of/ })).toHaveCount(0);
});

test('the drawer is 250 pixels wide, 74 when it is small, and opens under the pointer', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await keepToken(page, 'shipper', market.shipperToken);
  await page.goto('/tenders');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  const width = async () => Math.round((await navigation.locator('..').boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(250);
  await page.getByRole('button', { name: 'Collapse the menu' }).click();
  await page.mouse.move(900, 500);
  await expect.poll(width).toBe(74);
  await navigation.hover();
  await expect.poll(width).toBe(250);
  await page.mouse.move(900, 500);
  await expect.poll(width).toBe(74);
  await page.reload();
  await expect.poll(width).toBe(74);
});

test('the menu of a phone closes by Escape and with the next page, and returns the focus', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser({ ...PHONE });
  await keepToken(page, 'shipper', market.shipperToken);
  await page.goto('/tenders');
  const opener = page.getByRole('button', { name: 'Open the menu' });
  const drawer = page.getByRole('dialog', { name: 'Main navigation' });
  await expect(drawer).toHaveCount(0);
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Carriers' }).click();
  await expect(page.getByRole('heading', { name: 'Carriers', level: 1 })).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

test('a list opens with its last filter', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  await keepToken(page, 'shipper', market.shipperToken);
  await page.goto('/carriers');
  await page.getByRole('main').getByRole('searchbox').first().fill('nobody');
  await expect(page).toHaveURL(/search=nobody/);
  await page.getByRole('link', { name: 'Tenders', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Carriers' }).first().click();
  await expect(page).toHaveURL(/\/carriers\?search=nobody$/);
});

test('a company without a plan has no menu but can sign out, and the free plan says what a larger one adds', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await openBrowser();
  await keepToken(page, 'shipper', market.shipperToken);
  await change(page, 'accounting/subscriptions/account*', { is_need_subscription: true, is_overused: true });
  await page.goto('/tenders');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await expect(page.getByText('You have exceeded the limit, upgrade your current plan.')).toBeVisible();

  await change(page, 'accounting/subscriptions/account*', { name: 'free' });
  await page.reload();
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByText('You are on the free plan.')).toBeVisible();
  // With only one brand there is no switcher.
  await expect(page.getByText('Switch brand')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('the footer opens the legal texts in a new tab, and only a visitor chooses a language there', async ({
  openBrowser,
}) => {
  const visitor = await openBrowser();
  await visitor.goto('/terms-of-use');
  const footer = visitor.locator('footer');
  for (const name of ['Privacy policy', 'Terms of use'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await expect(footer.getByText(`© ${new Date().getFullYear()} Tenderlane LLC`)).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Carrier application' })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await footer.getByRole('button', { name: 'Language: English' }).click();
  await visitor.getByRole('menuitem', { name: 'Українська' }).click();
  await expect(visitor.getByRole('heading', { name: 'Умови користування', level: 1 })).toBeVisible();

  const market = await prepareMarket(1);
  const page = await openBrowser();
  await keepToken(page, 'shipper', market.shipperToken);
  await page.goto('/tenders');
  await expect(page.locator('footer')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Language/ })).toHaveCount(0);
  // A page that does not exist stands inside of the frame.
  await page.goto('/account/branding');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
