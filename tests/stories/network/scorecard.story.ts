import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { ask, deliverOrder, firstCarrierId } from './delivered-orders';

test('an order is reviewed, the carrier contests the review, and its shipper agrees', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { shipperToken, carrierTokens } = market;
  const orders: number[] = [];
  for (let nth = 0; nth < 5; nth++) orders.push(await deliverOrder(market));
  const last = orders.pop() ?? 0;
  for (const id of orders) await ask(shipperToken, 'POST', `shipper/v1/loads/${id}/review`, { stars: 5 });
  const carrierId = await firstCarrierId(market);

  const page = await enter(await openBrowser(), 'shipper', shipperToken, `/tenders/${last}/view`);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save review' });
  await expect(save).toBeDisabled();
  await dialog.getByRole('radio', { name: '1 of 5' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('radio', { name: '2 of 5' })).toBeChecked();
  await dialog.getByLabel('Damage').check();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Two pallets were wet');
  await dialog.getByLabel('Note for colleagues').fill('Ask for another driver');
  await expectAccessible(page);
  await save.click();
  const card = page.getByRole('region', { name: 'Review of the carrier' });
  await expect(card.getByRole('img', { name: '2 of 5 stars' })).toBeVisible();
  await expect(card.getByText('Two pallets were wet')).toBeVisible();

  await page.goto(`/carriers/${carrierId}?tab=reviews`);
  await expect(page.getByText('Reviews: 5')).toBeVisible();
  await expect(page.getByText('4.4', { exact: true })).toBeVisible();
  await expect(page.getByText('no proven arrival in 90 days')).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Rating: how this is computed' }).click();
  await expect(dialog.getByText('22 ÷ 5 = 4.4')).toBeVisible();
  await expect(dialog.getByText('Gdańsk – Kyiv')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierTokens[0]!, '/carrier/scorecard');
  await phone.getByRole('button', { name: 'Rating: how this is computed' }).click();
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText('Two pallets were wet')).toBeVisible();
  await expect(sheet.getByText('Ask for another driver')).toHaveCount(0);
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: /^Contest TL-/ }).click();
  const contest = phone.getByRole('dialog', { name: /^Contest TL-/ });
  await contest.getByLabel('Why it should not count').fill('It rained at the shipper’s ramp');
  await contest.getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByText('It rained at the shipper’s ramp')).toBeVisible();

  await page.reload();
  const contested = page.getByRole('region', { name: 'Contested by the carrier' });
  await expect(contested.getByText('It rained at the shipper’s ramp')).toBeVisible();
  await contested.getByRole('button', { name: /^Agree: TL-/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText(/no longer counts$/)).toBeVisible();
  // Four reviews are too few for an average.
  await expect(page.getByText('Reviews: 4, shown from 5 loads on')).toBeVisible();
  await expect(page.getByText('Does not count: contested, and your company agreed')).toBeVisible();
});

test('the grid shows the reliability of each bidder and its formula', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  for (let nth = 0; nth < 5; nth++) await deliverOrder(market);
  const id = await prepareTender(market);
  expect(await placeBid(market.carrierTokens[0]!, id, 240_000)).toBe(201);
  const page = await enter(
    await openBrowser({ viewport: { width: 1500, height: 900 } }),
    'shipper',
    market.shipperToken,
    `/tenders/${id}/view`,
  );
  const figure = page.getByRole('button', { name: /^Accepts of Carrier .*: 100 %/ });
  await expect(async () => {
    await page.reload();
    await expect(figure).toBeVisible({ timeout: 10_000 });
  }).toPass();
  // No bidder has that figure yet.
  await expect(page.getByRole('columnheader', { name: 'On time' })).toHaveCount(0);
  await figure.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('5 ÷ 5 = 100 %')).toBeVisible();
  await expect(dialog.getByText(/A lapse counts where at least 60 minutes/)).toBeVisible();
  await expectAccessible(page);
});
