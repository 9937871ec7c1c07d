import { expectAccessible, expectToFitPhone } from '../axe';
import { expectNothingCut } from '../looks/cut-texts';
import { enter, prepareMarket, setProfileLanguage } from '../market';
import { ask } from '../network/delivered-orders';
import { PHONE } from '../people';
import { expect, test } from '../story';

const addTruck = (token: string, plate: string) => ask(token, 'POST', 'carrier/v1/trucks', { plate, type: 'tractor' });

test('a carrier adds a telematics account on a phone, sees its token once, and revokes it', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [token = ''] = market.carrierTokens;
  await addTruck(token, 'AA 1234 BC');
  const phone = await enter(await openBrowser(PHONE), 'carrier', token, '/carrier/settings');
  await phone.getByRole('link', { name: 'Telematics' }).click();
  await expect(phone.getByText('No telematics account yet')).toBeVisible();
  await expectAccessible(phone);

  await phone.getByRole('button', { name: 'Add a telematics account' }).click();
  const dialog = phone.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Wialon');
  await dialog.getByRole('textbox', { name: 'Device 1' }).fill('902064');
  await expect(save).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Truck of device 1' }).click();
  await phone.getByRole('option', { name: /1234/ }).click();
  await dialog.getByRole('button', { name: 'Add a device' }).click();
  await dialog.getByRole('textbox', { name: 'Device 2' }).fill('902064');
  await expect(dialog.getByText('This device is in the list twice.').first()).toBeVisible();
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await dialog.getByRole('button', { name: 'Remove device 2' }).click();
  await save.click();

  const address = await dialog.getByRole('textbox', { name: 'Address for an app' }).inputValue();
  expect(address).toMatch(/\/osmand\/[\w-]{43}$/);
  await expectAccessible(phone);
  await expectToFitPhone(phone);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  const list = phone.getByRole('list', { name: 'Telematics' });
  await expect(list.getByText(/902064 – /)).toBeVisible();
  const sent = () => phone.request.get(`${address}?id=902064&lat=50.45&lon=30.52`);
  expect((await sent()).status()).toBe(200);

  await list.getByRole('button', { name: 'Change Wialon' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Wialon Kyiv');
  await save.click();
  await list.getByRole('button', { name: 'Revoke Wialon Kyiv' }).click();
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(phone.getByText('No telematics account yet')).toBeVisible();
  expect((await sent()).status()).toBe(404);
});

test('the telematics page fits in every language', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [token = ''] = market.carrierTokens;
  await ask(token, 'POST', 'carrier/v1/tracking_sources', { name: 'Wialon', devices: [] });
  for (const locale of ['uk', 'kk', 'ru']) {
    await setProfileLanguage(market, locale);
    const page = await enter(await openBrowser(PHONE), 'carrier', token, '/carrier/settings/tracking');
    await expect(page.getByText('Wialon')).toBeVisible();
    await expectNothingCut(page);
    await page
      .getByRole('button')
      .filter({ hasText: /телематик/i })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await expectToFitPhone(page);
  }
});
