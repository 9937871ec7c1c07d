import { prepareMarket, prepareTender, enter } from '../market';
import { expect, test } from '../story';

test('the dashboard counts an open tender, and the number opens its list', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/');
  const tile = page.getByRole('link', { name: /^Open for bids/ });
  await expect(tile).toContainText('1');
  const live = page.getByRole('region', { name: 'Live tenders' });
  await expect(live.getByRole('link', { name: /Gdańsk/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Decide now' })).toContainText('Nothing waits for a decision.');

  await tile.press('Enter');
  await expect(page).toHaveURL(/\/tenders\?status=ongoing/);
  await expect(page.getByRole('row', { name: /Gdańsk/ })).toHaveCount(1);
});

test('a part of the dashboard that cannot be loaded says so in its place, and the others stay', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const page = await openBrowser();
  let fails = true;
  await page.route('**/api/shipper/v1/dashboard/lanes*', (route) =>
    fails ? route.fulfill({ status: 500, json: { code: 'server.failure', message: 'Oops' } }) : route.fallback(),
  );
  await enter(page, 'shipper', market.shipperToken, '/');
  const lanes = page.getByRole('region', { name: 'Lanes' });
  await expect(lanes.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Exceptions' })).toContainText('No exceptions.');
  // It also asks again by itself, so the button is pressed while the part still fails.
  const asked = page.waitForRequest('**/api/shipper/v1/dashboard/lanes*');
  await lanes.getByRole('button', { name: /again|Retry/i }).click();
  await asked;
  fails = false;
  await expect(lanes).toContainText('No award in this period yet.');
});

test('the choice of own records is kept in another browser', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/');
  const kept = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('user_filter'));
  await page.getByRole('radio', { name: 'Mine' }).check({ force: true });
  await (await kept).response();
  const other = await enter(await openBrowser(), 'shipper', market.shipperToken, '/');
  await expect(other.getByRole('radio', { name: 'Mine' })).toBeChecked();
  const asked = other.waitForRequest(/dashboard\/lanes\?.*days=28/);
  await other.getByRole('combobox', { name: 'Period of lanes and savings' }).selectOption('Last 4 weeks');
  await asked;
  await expect(other.getByRole('radio', { name: 'Mine' })).toBeChecked();
});
