import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../axe';
import { connect } from '../../load/connections';
import type { Market } from '../../load/market';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { inDays, PHONE } from '../people';
import { expect, test } from '../story';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The shipper chooses the only bid of a tender; a refusal ends the story. */
async function award({ shipperToken }: Market, tender: number): Promise<void> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const base = `/api/shipper/v1/loads/${tender}`;
  try {
    const grid = JSON.parse((await http.send('GET', `${base}/options`, shipperToken)).text) as {
      data: { id: number }[];
    };
    const body = { option_id: grid.data[0]?.id };
    const { status, text } = await http.send('PUT', `${base}/select_option`, shipperToken, body);
    if (status !== 200) throw new Error(`${status} ${text}`);
  } finally {
    http.close();
  }
}

/** The shipper prepares a packet out of the template, with an agreement, and requires it. */
async function preparePacket(page: Page): Promise<void> {
  await page.goto('/account/network/packet');
  await page.getByRole('button', { name: 'Begin with the template' }).click();
  await page.getByRole('switch', { name: 'Carriers accept an agreement' }).check({ force: true });
  await page.getByLabel('Text of the agreement').fill('We work by these rules.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Packet published')).toBeVisible();
  await page.getByRole('switch', { name: 'Only carriers with an approved packet can win' }).check({ force: true });
}

async function attach(page: Page, name: string, amount?: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Add a new one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByRole('textbox', { name: 'Valid until' }).fill(inDays(400));
  if (amount) await dialog.getByRole('textbox', { name: 'Insured amount' }).fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(section(page, name).getByText(/valid until/)).toBeVisible();
}

test('a carrier fills in its packet on a phone, corrects a section, is approved and wins', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const shipper = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await preparePacket(shipper);

  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, '/carrier/packets');
  await phone.getByRole('link', { name: /^Open the packet for/ }).click();
  const carrierId = /\d+$/.exec(new URL(phone.url()).pathname)?.[0] ?? '';
  await phone.getByLabel('For how many years have you been carrying freight?').fill('12');
  await phone.getByRole('radiogroup', { name: 'Do you have trucks of your own?' }).getByLabel('Yes').check();
  await phone.getByLabel('How many trucks do you have?').fill('30');
  await phone.getByLabel('On which routes do you work most?').fill('Gdańsk to Kyiv');
  for (const asked of ['Do you pass orders on', 'Do you carry dangerous goods', 'Do your trucks have GPS'])
    await phone
      .getByRole('radiogroup', { name: new RegExp(asked) })
      .getByLabel('No')
      .check();
  await phone.getByLabel(/^Whom can we reach/).fill('Piotr +48600100200');
  await attach(phone, 'Insurance', '100000');
  await attach(phone, 'Transport licence');
  await phone.getByRole('checkbox', { name: /^I have read the agreement/ }).check();
  await phone.getByRole('button', { name: 'Accept the agreement' }).click();
  await expect(phone.getByText(/^Accepted by/)).toBeVisible();
  await expectToFitPhone(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Submit the packet' }).click();
  await expect(phone.getByText('Packet on review')).toBeVisible();

  await shipper.goto(`/carriers/${carrierId}?tab=questionnaire`);
  const company = section(shipper, 'Your company');
  await company.getByText('Return', { exact: true }).click();
  await company.getByLabel('What has to be corrected').fill('Name the routes with their countries');
  await expectAccessible(shipper);
  await shipper.getByRole('button', { name: /^Return the packet/ }).click();
  await expect(shipper.getByText('You returned the packet. The carrier is correcting it.')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Name the routes with their countries')).toBeVisible();
  await phone.getByLabel('On which routes do you work most?').fill('Gdańsk (PL) to Kyiv (UA)');
  await phone.getByRole('button', { name: 'Submit the packet' }).click();
  await expect(phone.getByText('Packet on review')).toBeVisible();

  await shipper.reload();
  await shipper.getByRole('button', { name: 'Approve the packet' }).click();
  await expect(shipper.getByText('Packet approved').first()).toBeVisible();

  const tender = await prepareTender(market);
  expect(await placeBid(carrierToken, tender, 240_000)).toBe(201);
  await phone.goto(`/carrier/loads/${tender}`);
  await expect(phone.getByText(/^To win tenders of/)).toHaveCount(0);
  await award(market, tender);
  await phone.reload();
  await expect(
    phone
      .getByText('You won')
      .or(phone.getByText(/confirm/i))
      .first(),
  ).toBeVisible();
});
