import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';
import { ask, firstCarrierId } from './delivered-orders';
import { awardTo } from './order-steps';

const texts = en.carrierPage;

test('the head of a carrier’s page shows its figures, opens the chat, and invites it to a tender', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(2);
  const id = await firstCarrierId(market);
  const carriers = await ask<{ id: number }[]>(market.shipperToken, 'GET', 'shipper/v1/carriers?sort=name');
  const other = carriers[1]?.id ?? 0;
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/carriers/${id}`);
  await expect(page.getByText(texts['head.no_award'])).toBeVisible();
  const chat = page.getByRole('button', { name: texts['head.chat'], exact: true });
  await expect(chat).toHaveAccessibleDescription(texts['head.no_chat']);
  // Empty fields of the company are collapsed into one line.
  const empty = page.getByRole('button', { name: /empty fields$/ });
  await expect(page.getByText(en.company['field.website'], { exact: true })).toHaveCount(0);
  await empty.click();
  await expect(page.getByText(en.company['field.website'], { exact: true })).toBeVisible();

  const order = await prepareTender(market);
  await awardTo(market, order);
  await page.reload();
  await expect(page.getByRole('link', { name: /^TL-\d+, €2,400/ })).toHaveAttribute('href', `/tenders/${order}/view`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFitPhone(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  const tender = await prepareTender(market, { audience: { kind: 'carriers', carrier_ids: [other] } });
  const { number } = (
    await ask<{ list_item: { number: string } }>(market.shipperToken, 'GET', `shipper/v1/loads/${tender}`)
  ).list_item;
  await page.getByRole('button', { name: texts['head.invite'] }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: texts['invite.tender'] }).fill(number);
  await page.getByRole('option', { name: new RegExp(`^${number}( |$)`) }).click();
  await dialog.getByRole('button', { name: texts['invite.action'] }).click();
  await expect(page.getByText(/is invited to the tender$/)).toBeVisible();
  const { audience } = await ask<{ audience: { carrier_ids: number[] } }>(
    market.shipperToken,
    'GET',
    `shipper/v1/loads/${tender}/auction`,
  );
  expect(audience.carrier_ids.toSorted()).toEqual([id, other].toSorted());

  await chat.click();
  await expect(
    page.getByRole('region', { name: 'My messages' }).getByRole('textbox', { name: 'Write a message' }),
  ).toBeVisible();
});
