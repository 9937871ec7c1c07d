import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { execFileSync } from 'node:child_process';
import { connect } from '../load/connections';
import { REPOSITORY } from '../product';
import { expectAccessible, expectToFitPhone } from './axe';
import { enter, prepareMarket } from './market';
import { newLogin, PHONE, signIn } from './people';
import { expect, test } from './story';

async function claim(tokens: string[], legal_id: string): Promise<number> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const ids: number[] = [];
    for (const [index, token] of tokens.entries()) {
      const body = { name: `Twin Trans ${index + 1}`, country_id: 'pl', legal_id };
      const { text } = await http.send('PUT', '/api/carrier/v1/account/brand', token, body);
      ids.push((JSON.parse(text) as { data: { id: number } }).data.id);
    }
    return ids[0] ?? 0;
  } finally {
    http.close();
  }
}

function runLegalId(...words: string[]): string {
  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const env = { PATH: process.env['PATH'], ...settings };
  return execFileSync(process.execPath, ['scripts/legal-id.mjs', ...words], { cwd: REPOSITORY, env, encoding: 'utf8' });
}

test('a legal ID of two carriers is confirmed for one of them, by the shipper and then by the operator', async ({
  openBrowser,
}) => {
  const legalId = validLegalId('pl', Date.now() % 40_000_000);
  const market = await prepareMarket(2);
  const company = await claim(market.carrierTokens, legalId);
  const shipper = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  await expect(shipper.getByText('Another company claims this legal ID too')).toHaveCount(2);
  await shipper.getByRole('row', { name: /Twin Trans 1/ }).hover();
  await shipper.getByRole('button', { name: 'Actions: Twin Trans 1' }).click();
  await shipper.getByRole('menuitem', { name: 'Confirm the legal ID' }).click();
  const dialog = shipper.getByRole('dialog');
  await expect(dialog.getByText(legalId)).toBeVisible();
  await expectAccessible(shipper);
  await dialog.getByRole('button', { name: 'Confirm the legal ID' }).click();
  await expect(shipper.getByText('Legal ID confirmed', { exact: true })).toBeVisible();
  await expectToFitPhone(shipper);
  await shipper.getByRole('row', { name: /Twin Trans 2/ }).hover();
  await shipper.getByRole('button', { name: 'Actions: Twin Trans 2' }).click();
  await shipper.getByRole('menuitem', { name: 'Confirm the legal ID' }).click();
  await dialog.getByRole('button', { name: 'Confirm the legal ID' }).click();
  await expect(dialog.getByRole('alert')).toContainText('already confirmed for Twin Trans 1');

  expect(runLegalId('show', 'pl', legalId).trim().split('\n')).toHaveLength(2);
  expect(runLegalId('confirm', String(company))).toContain('confirmed');

  const stranger = await openBrowser(PHONE);
  await stranger.goto('/');
  await signIn(stranger, newLogin('stranger'));
  await stranger.getByLabel('First name').fill('Hanna');
  await stranger.getByLabel('Last name').fill('Moroz');
  await stranger.getByLabel('I accept the terms of use').check();
  await stranger.getByRole('button', { name: 'Continue' }).click();
  await stranger.getByLabel('Company name').fill('Moroz Trans');
  await stranger.getByLabel('Legal ID').fill(legalId);
  await stranger.getByRole('button', { name: 'Start' }).click();
  await expect(stranger.getByText('Is it your company’s number?')).toBeVisible();
  await stranger.getByRole('button', { name: 'Ask to be let in' }).click();
  await expect(stranger.getByText(/^Your request is sent/)).toBeVisible();
  await stranger.getByRole('button', { name: 'Contest with a document' }).click();
  await stranger.getByLabel('Why the number is yours').fill('Ours since 2011');
  const chooser = stranger.waitForEvent('filechooser');
  await stranger.getByLabel('Document').click();
  await (
    await chooser
  ).setFiles({ name: 'extract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 an extract') });
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Send to the operator' }).click();
  await expect(stranger.getByText(/^Your document is sent/)).toBeVisible();
  await expectToFitPhone(stranger);
  expect(runLegalId('contests')).toContain('Moroz Trans');
  await stranger.getByLabel('Legal ID').fill('');
  await expect(stranger.getByText('Is it your company’s number?')).toBeHidden();
  await stranger.getByRole('button', { name: 'Start' }).click();
  await expect(stranger).toHaveTitle(/^Dashboard/);
});
