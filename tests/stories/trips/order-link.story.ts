import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { ask } from '../network/delivered-orders';
import { awardTo } from '../network/order-steps';
import { linkIn, PHONE, readMail } from '../people';
import { expect, test } from '../story';

const PROOF = { name: 'cmr.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 signed') };

test('a carrier runs a whole order by the link of a message, without signing in', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const id = await prepareTender(market);
  await awardTo(market, id);
  const { email } = await ask<{ email: string }>(carrierToken, 'GET', 'carrier/v1/account');

  const phone = await openBrowser(PHONE);
  await phone.goto(linkIn(await readMail(phone, email, /you confirmed/i)));
  await expect(phone.getByRole('heading', { name: /^Your order from/ })).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await phone.getByRole('button', { name: 'Open the order' }).click();

  const vehicle = phone.getByRole('region', { name: 'Driver and truck' });
  await vehicle.getByLabel('Driver', { exact: true }).fill('Taras Melnyk');
  await vehicle.getByLabel('Truck’s plate').fill('AA 1234 BC');
  await vehicle.getByRole('button', { name: 'Save' }).click();
  const trip = phone.getByRole('region', { name: 'Trip', exact: true });
  await expect(trip.getByText('Not reached')).toHaveCount(2);
  await expect(phone.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
  for (const name of ['Add a task', 'Change', 'Add a stop', 'Chat with the shipper', 'More actions'])
    await expect(phone.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expectAccessible(phone);
  await expectToFitPhone(phone);

  await phone.getByRole('button', { name: 'Show the link' }).click();
  await expect(phone.getByLabel('Link for the driver')).toHaveValue(/\/driver\//);
  const report = async (name: string) => {
    await trip.getByRole('button', { name, exact: true }).first().click();
    const dialog = phone.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  for (const state of ['Arrived', 'Loading', 'Left', 'Arrived', 'Left']) await report(state);
  const delivery = trip.getByRole('region', { name: 'Proof of delivery' });
  await delivery.getByRole('button', { name: 'Add proof' }).click();
  const adding = phone.getByRole('dialog');
  await adding.locator('input[type=file]').setInputFiles(PROOF);
  await adding.getByRole('button', { name: 'Add proof' }).click();
  await expect(delivery.getByText(/Accepted without an answer after/)).toBeVisible();

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  await page.getByRole('region', { name: 'Proof of delivery' }).getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Trip' }).getByText('Ended')).toBeVisible();
  await phone.reload();
  await expect(trip.getByText('Ended')).toBeVisible();
  await expectAccessible(phone);
});
