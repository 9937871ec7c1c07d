import { enter, prepareDraft, prepareMarket } from '../market';
import { ask } from '../network/delivered-orders';
import { expect, test } from '../story';

const ORDER = [/^Views/, /^(Search|Name)/, /^(Filter|Category)/, /^Columns and view$/, /^Keyboard$/];

const WAREHOUSE = {
  name: 'Warehouse',
  category: 'warehouse',
  address: { name: 'Gdańsk', city: 'Gdańsk', country_id: 'pl', lat: 54.35, lon: 18.65, time_zone: 'Europe/Warsaw' },
};

test('all lists have their controls in one order and use one word for the export', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareDraft(market);
  await ask(market.shipperToken, 'POST', 'shipper/v1/facilities', WAREHOUSE);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  for (const list of ['/tenders', '/carriers', '/facilities']) {
    await page.goto(list);
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    await expect(page.locator('main header').getByRole('button', { name: 'Export', exact: true })).toBeVisible();
    const names = await page.evaluate(() => {
      const bar = document.querySelector('main table')?.closest('main');
      const controls = [...(bar?.querySelectorAll('button, input') ?? [])].filter(
        (one) => !one.closest('table, header'),
      );
      return controls.map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('placeholder') ?? one.textContent ?? '',
      );
    });
    const places = ORDER.map((name) => names.findIndex((one) => name.test(one.trim()))).filter((place) => place >= 0);
    expect(places.length, names.join(' | ')).toBeGreaterThanOrEqual(4);
    expect(places, names.join(' | ')).toEqual(places.toSorted((one, other) => one - other));
  }
});
