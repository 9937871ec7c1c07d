import { expect, test } from './story';
import { enter, placeBid, prepareMarket, prepareTender } from './market';
import { PHONE } from './people';

test('a tender with automatic choice is awarded when its time is over', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const id = await prepareTender(market, {
    winner: 'automatic',
    duration_minutes: 1,
    extra_minutes: 0,
    max_extra_minutes: 0,
  });
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  expect(await placeBid(market.carrierTokens[0]!, id, 240_000)).toBe(201);
  expect(await placeBid(market.carrierTokens[1]!, id, 230_000)).toBe(201);

  await expect(page.getByText('Awaiting confirmation').first()).toBeVisible({ timeout: 300_000 });
  await expect(page.getByText('Automatically at the end').first()).toBeVisible();
  const phone = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[1]!, `/carrier/loads/${id}`);
  await expect(phone.getByText('You won this load').first()).toBeVisible();
});
