import { expect, test } from './story';
import { enter, placeBid, prepareMarket, prepareTender } from './market';
import { PHONE } from './people';

test('a late bid extends the bidding, and both sides see the new end', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const id = await prepareTender(market, { duration_minutes: 4, extra_minutes: 10, max_extra_minutes: 30 });
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  const phone = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0]!, `/carrier/loads/${id}`);
  await expect(page.getByText(/^00:0[34]:/).first()).toBeVisible();
  await expect(phone.getByText(/^00:0[34]:/).first()).toBeVisible();

  expect(await placeBid(market.carrierTokens[1]!, id, 240_000)).toBe(201);
  await expect(page.getByText(/^00:(09|10):/).first()).toBeVisible();
  await expect(phone.getByText(/^00:(09|10):/).first()).toBeVisible();
});

test('the page of a tender shows what the best bid saves against each base', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const id = await prepareTender(market, { target_rate: { amount: 220_000, currency: 'EUR' } });
  expect(await placeBid(market.carrierTokens[1]!, id, 245_000)).toBe(201);
  expect(await placeBid(market.carrierTokens[0]!, id, 240_000)).toBe(201);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  for (const saving of [
    'Against starting, €2,500: €100 less (4 %)',
    'Against target, €2,200: €200 more (9.09 %)',
    'Against the first bid, €2,450: €50 less (2.04 %)',
  ])
    await expect(page.getByText(saving)).toBeVisible();
});
