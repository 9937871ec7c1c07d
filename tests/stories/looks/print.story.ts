import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';

test('a printed load has the text of its page in black on white and no buttons', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  expect(await placeBid(market.carrierTokens[0] ?? '', id, 240_000)).toBe(201);
  const page = await enter(
    await openBrowser({ colorScheme: 'dark' }),
    'shipper',
    market.shipperToken,
    `/tenders/${id}/view`,
  );
  await expect(page.getByRole('heading', { name: 'Compare bids' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['Route', 'Cargo and truck', 'Terms', 'Compare bids'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Parts of the tender' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const name of ['Choose winner', 'Extend', 'Select', 'Export'])
    await expect(page.getByRole('button', { name }).first()).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(19, 25, 30)');
});
