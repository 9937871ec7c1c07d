import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { prepareColleague } from './prepare-colleague';

test('the owner closes and reopens the company, and another open page shows both', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  const { carrierToken } = await prepareColleague(market.shipperToken);
  const busy = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/companies');
  await busy.getByRole('button', { name: 'Close the company' }).click();
  const refused = busy.getByRole('dialog');
  const close = { name: 'Close the company' };
  await expect(refused.getByRole('button', close)).toBeDisabled();
  const name = (await refused.getByRole('heading').innerText()).replace(/^Close (.*)\?$/, '$1');
  await refused.getByLabel('Type the name of the company to confirm').fill(name);
  await refused.getByRole('button', close).click();
  await expect(refused.getByRole('link', { name: 'Tenders, running or scheduled: 1' })).toBeVisible();

  // The colleague's own carrier company has nothing open.
  const owner = await enter(await openBrowser(PHONE), 'carrier', carrierToken, '/carrier/settings/company');
  const second = await enter(await openBrowser(), 'carrier', carrierToken, '/carrier/');
  await expect(second.getByRole('navigation').first()).toBeVisible();
  await owner.getByRole('button', close).click();
  const dialog = owner.getByRole('dialog', { name: 'Close Bilyk Transport?' });
  await expectAccessible(owner);
  await expectToFitPhone(owner);
  await dialog.getByLabel('Type the name of the company to confirm').fill('Bilyk Transport');
  await dialog.getByRole('button', close).click();
  const closed = { name: 'Bilyk Transport is closed' };
  await expect(owner.getByRole('heading', closed)).toBeVisible();
  await expectAccessible(owner);
  await expectToFitPhone(owner);
  await expect(second.getByRole('heading', closed)).toBeVisible();
  await owner.getByRole('button', { name: 'Reopen the company' }).click();
  await expect(owner.getByRole('heading', closed)).toHaveCount(0);
  await expect(owner.getByRole('navigation').first()).toBeVisible();
});
