import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, setProfileLanguage } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { prepareTrackedOrder } from './tracked-order';

test('a dispatcher finds tracked orders, sees them on the map and sends the link again', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { id, drive } = await prepareTrackedOrder(market);
  await drive(1.7, 1.6, 1.5);

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders?tracking=tracked&sort=eta');
  await expect(page.getByText('Position known', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Gdańsk/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Rows' }).click();
  await page.getByRole('menuitem', { name: 'Map of running orders' }).click();
  const orders = page.getByRole('list', { name: 'Running orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders).toContainText('ETA');
  await expect(page.getByRole('region', { name: 'Map of the trucks of running orders' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all trucks' }).click();
  await expectAccessible(page);
  const moved = page.waitForResponse(/tracking\/vehicles/);
  await drive(1.4, 1.35, 1.3);
  expect((await moved).status()).toBe(200);

  await orders.getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/tenders/${id}/view`));
  await page.goBack();
  await page.getByText('AA 1234 BC', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/tenders/${id}/view`));
});

test('orders are completed together where their stops are done', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTrackedOrder(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders?tracking=none');
  await page
    .getByRole('row', { name: /Gdańsk/ })
    .getByRole('checkbox')
    .check();
  const bar = page.getByRole('region', { name: 'Selected tenders' });
  const order = async (name: string) => {
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
    return page.getByRole('dialog');
  };
  const asking = await order('Ask for driver and truck');
  await expect(asking).toContainText('The driver and the truck are already named.');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Back' }).click();
  const completing = await order('Complete orders');
  await expect(completing).toContainText('1 tender cannot');
  await expect(completing.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

test('without a map the list shows where the trucks are', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { drive } = await prepareTrackedOrder(market);
  await drive(1.7, 1.6, 1.5);
  const page = await openBrowser();
  await page.route(/\/map-canvas-[^/]*\.js$/, (route) => route.abort());
  await enter(page, 'shipper', market.shipperToken, '/tenders?show=map');
  await expect(page.getByText('The map cannot be shown here.', { exact: false })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Running orders' }).getByRole('listitem')).toHaveCount(1);
});

test('a page of running orders without one says so', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders?show=map&search=nothing');
  await expect(page.getByText('No running orders')).toBeVisible();
});

for (const locale of ['en', 'uk', 'kk', 'ru'])
  test(`the map of running orders fits a phone in ${locale}`, async ({ openBrowser }) => {
    const market = await prepareMarket(1);
    const { drive } = await prepareTrackedOrder(market);
    await drive(1.7, 1.6, 1.5);
    await setProfileLanguage(market, locale);
    const phone = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, '/tenders?show=map');
    await expect(phone.getByRole('list').getByRole('link', { name: /–/ })).toBeVisible();
    await expectNothingCut(phone);
    await expectToFitPhone(phone);
    await expectAccessible(phone);
  });
