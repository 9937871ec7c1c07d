import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { newLogin, PHONE, readMail } from '../people';
import { expect, test } from '../story';

const OTHER_ACCOUNT = 'UA21 3223 1300 0002 6007 2335 6600 1';

async function send(
  base: 'shipper' | 'carrier',
  token: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
) {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { status, text } = await http.send(method, `/api/${base}/v1${path}`, token, body);
    expect(status, text).toBeLessThan(300);
    return JSON.parse(text) as { data: { id: number; name: string }[] };
  } finally {
    http.close();
  }
}

test('a carrier edits its company on a phone, and new bank details are valid after a code', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const [token = '', twin = ''] = market.carrierTokens;
  const known = newLogin('director');
  const page = await enter(await openBrowser(PHONE), 'carrier', token, '/carrier/settings');
  await page.getByRole('link', { name: 'Company data, signees and bank details' }).click();

  // Each problem is shown at its field.
  await page.getByLabel('Website').fill('kvarta.example');
  await expect(page.getByText('The address has to begin with https:// or www.')).toBeVisible();
  await page.getByLabel('Website').fill('https://kvarta.example');
  await page.getByLabel('Tax ID').fill('PL5260250995');
  await page.getByLabel('City').fill('Gdańsk');
  await page.getByRole('combobox', { name: 'Legal form' }).click();
  await page.getByRole('option', { name: 'Limited liability company' }).click();
  const profile = page.getByRole('region', { name: 'Company data' });
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Company data saved')).toBeVisible();

  await page.getByRole('button', { name: 'Add a signee' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This field is required.')).toHaveCount(2);
  await dialog.getByLabel('First name').fill('Anna');
  await dialog.getByLabel('Last name').fill('Nowak');
  await dialog.getByLabel('Position').fill('Director');
  await dialog.getByLabel('E-mail').fill(known);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Anna Nowak is saved')).toBeVisible();

  // The first account counts at once; the next one needs the confirmation of a contact known before.
  await page.getByRole('button', { name: 'Add an account' }).click();
  await dialog.getByLabel('Account number or IBAN').fill('PL61 1090 1014 0000 0712 1981 2875');
  await dialog.getByRole('textbox', { name: 'Bank', exact: true }).fill('Bank Polski');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This IBAN is wrong')).toBeVisible();
  await dialog.getByLabel('Account number or IBAN').fill('PL61 1090 1014 0000 0712 1981 2874');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Account …2874 is saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: …2874' }).click();
  await dialog.getByLabel('Account number or IBAN').fill(OTHER_ACCOUNT);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Waits for confirmation', { exact: true })).toBeVisible();
  await expectToFitPhone(page);

  // Meanwhile the shipper sees that something waits, and the old account.
  const [carrier] = (await send('shipper', market.shipperToken, 'GET', '/carriers?sort=name')).data;
  const shipper = await enter(
    await openBrowser(),
    'shipper',
    market.shipperToken,
    `/carriers/${carrier?.id}?tab=company`,
  );
  await expect(shipper.getByText('New bank details of this carrier wait for its confirmation.')).toBeVisible();
  await expect(shipper.getByText('PL61 1090 1014 0000 0712 1981 2874')).toBeVisible();
  await expect(shipper.getByText('Limited liability company')).toBeVisible();
  await expect(shipper.getByText('Anna Nowak, Director')).toBeVisible();
  await expectAccessible(shipper);

  await page.getByRole('button', { name: 'Confirm: …6001' }).click();
  await expect(dialog.getByText('You typed these bank details yourself.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  const code = /\b\d{6}\b/.exec((await readMail(page, known)).text)?.[0] ?? '';
  await dialog.getByLabel('Six-digit code').pressSequentially(code);
  await expect(page.getByText('Account …6001 counts from now on')).toBeVisible();
  await expect(page.getByText('Waits for confirmation', { exact: true })).toBeHidden();

  // The same account under another legal id warns.
  await send('carrier', twin, 'PUT', '/account/brand', {
    name: 'Twin Trans',
    country_id: 'pl',
    legal_id: validLegalId('pl', Date.now() % 40_000_000),
  });
  await send('carrier', twin, 'POST', '/account/requisites', {
    bank_name: 'Bank',
    account: OTHER_ACCOUNT,
    type: 'current',
    currency: 'UAH',
  });
  await shipper.reload();
  await expect(shipper.getByText('Check before you pay')).toBeVisible();
  await shipper.getByRole('link', { name: 'Twin Trans' }).click();
  await expect(shipper.getByRole('heading', { name: 'Twin Trans' })).toBeVisible();
});

test('a shipper enters the data of a carrier that has no company here', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const login = newLogin('unknown');
  const { data } = await send('shipper', market.shipperToken, 'POST', '/catalogs/invite/create', {
    invitations: [{ login }],
  });
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/carriers/${data[0]?.id}?tab=company`);
  await page.getByRole('button', { name: 'Edit the data' }).click();
  await page.getByLabel('Company name').fill('Moroz Trans');
  await page.getByLabel('Legal ID').fill('5260250996');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/the check digit of this .?NIP.? does not fit/)).toBeVisible();
  await page.getByLabel('Legal ID').fill('526-025-09-95');
  await page.getByLabel('Licence number').fill('TL 7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The data of Moroz Trans are saved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Moroz Trans' })).toBeVisible();
  await expect(page.getByText('TL 7', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Change history' })).toContainText('Licence number: TL 7');
});

test('the page of a brand shows its data, and a colleague without the right cannot change them', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/companies');
  await page.getByRole('button', { name: 'Add a signee' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Ihor');
  await dialog.getByLabel('Last name').fill('Bondar');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete: Ihor Bondar' }).click();
  await expect(page.getByText('Nobody is named yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Ihor Bondar is back')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete: Ihor Bondar' })).toBeVisible();
  await expectAccessible(page);
});
