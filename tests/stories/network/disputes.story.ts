import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { deliverOrder } from './delivered-orders';

const FILE = { name: 'damage.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 damage') };
const PROOF = { ...FILE, name: 'signed.pdf', buffer: Buffer.from('%PDF-1.4 signed') };

test('a delivered order is contested with a file and resolved with proof, and its carrier sees both', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const id = await deliverOrder(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  await page.getByRole('button', { name: 'Contest the delivery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contest the delivery?' });
  const contest = dialog.getByRole('button', { name: 'Contest the delivery' });
  await expect(contest).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Two pallets were missing');
  await dialog.locator('input[type=file]').setInputFiles(FILE);
  await expect(dialog.getByText('damage.pdf')).toBeVisible();
  await expectAccessible(page);
  await contest.click();
  const card = page.getByRole('region', { name: 'Dispute about the delivery' });
  await expect(card.getByText('Two pallets were missing')).toBeVisible();
  await expect(card.getByRole('link', { name: /damage.pdf/ })).toBeVisible();

  await page.getByRole('button', { name: 'Resolve as delivered' }).click();
  const proof = page.getByRole('dialog', { name: 'Was it delivered after all?' });
  const resolve = proof.getByRole('button', { name: 'Resolve as delivered' });
  await proof.getByLabel('What proves the delivery').fill('They were found');
  await expect(resolve).toBeDisabled();
  await proof.locator('input[type=file]').setInputFiles(PROOF);
  await resolve.click();
  await expect(card.getByRole('link', { name: /signed.pdf/ })).toBeVisible();
  await expectAccessible(page);

  const phone = await enter(await openBrowser(PHONE), 'carrier', market.carrierTokens[0] ?? '', `/carrier/loads/${id}`);
  const seen = phone.getByRole('region', { name: 'Dispute about the delivery' });
  for (const text of ['Two pallets were missing', 'They were found']) await expect(seen.getByText(text)).toBeVisible();
  for (const name of [/damage.pdf/, /signed.pdf/]) await expect(seen.getByRole('link', { name })).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);
});
