import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of the route: Gdańsk to Kyiv' });

function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('shipper and carrier see the route on a map that sends requests only to the product', async ({
  openBrowser,
  baseURL,
}) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  for (const side of ['shipper', 'carrier'] as const) {
    const page = await openBrowser();
    const asked = recordRequests(page);
    const token = side === 'shipper' ? market.shipperToken : market.carrierTokens[0]!;
    const pages = side === 'shipper' ? [`/tenders/${id}/view`, `/tenders/${id}/edit`] : [`/carrier/loads/${id}`];
    for (const address of pages) {
      await enter(page, side, token, address);
      await page.locator('figure').first().scrollIntoViewIfNeeded();
      await expect(mapOf(page)).toBeVisible();
      await expect(page.getByText('Warsaw', { exact: true })).toBeVisible();
      await mapOf(page).focus();
      await page.keyboard.press('+');
      for (const name of ['Zoom in', 'Zoom out', 'Show the whole route'])
        await page.getByRole('button', { name }).click();
      await expectAccessible(page);
    }
    expect(asked.some((url) => url.includes('base-map'))).toBe(true);
    expect(asked.filter((url) => !url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url))).toEqual([]);
  }
});

test('a reader without a map reads the stops and the distances between them', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const withoutWebGl = await openBrowser();
  await withoutWebGl.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const withoutChunk = await openBrowser();
  await withoutChunk.route(/\/map-canvas-[^/]*\.js$/, (route) => route.abort());
  for (const page of [withoutWebGl, withoutChunk]) {
    await enter(page, 'shipper', market.shipperToken, `/tenders/${id}/view`);
    await expect(page.getByText('The map cannot be shown here. The route:')).toBeVisible();
    await expect(page.getByText(/^Delivery: Kyiv, UA \(≈\s.*km/)).toBeVisible();
    await expectAccessible(page);
  }
});
