import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('a carrier sees above its tenders what waits for it, and opens the list of it', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const [own = '', other = ''] = market.carrierTokens;
  const page = await enter(await openBrowser(PHONE), 'carrier', own, '/carrier/');
  const waits = page.getByRole('list', { name: 'Waits for you' });
  await expect(waits).toContainText('Nothing waits for you');

  const tenders = [await prepareTender(market), await prepareTender(market)];
  for (const tender of tenders) {
    expect(await placeBid(own, tender, 240_000)).toBe(201);
    expect(await placeBid(other, tender, 230_000)).toBe(201);
  }
  const outbid = waits.getByRole('link', { name: 'Outbid in 2 tenders' });
  await expect(outbid).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);

  await outbid.press('Enter');
  await expect(page).toHaveURL(/\/carrier\/bids\?attention=bid\.outbid/);
  const links = page.getByRole('main').getByRole('link', { name: /Gdańsk/ });
  await expect(links).toHaveCount(2);
  expect(await placeBid(own, tenders[0]!, 220_000)).toBe(201);
  await expect(links).toHaveCount(1);
  await page.getByRole('button', { name: 'Only what waits for you; show all' }).click();
  await expect(links).toHaveCount(2);
});
