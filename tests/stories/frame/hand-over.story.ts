import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { prepareColleague } from './prepare-colleague';

test('the owner hands the company over to a colleague, and the open page of the colleague shows it', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const { token } = await prepareColleague(market.shipperToken);
  const owner = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, '/account/users');
  const heir = await enter(await openBrowser(), 'shipper', token, '/account/users');
  const handOver = { name: /^Make .* the owner$/ };
  await expect(heir.getByRole('listitem').filter({ hasText: 'Ivan Bilyk' })).toBeVisible();
  await expect(heir.getByRole('button', handOver)).toHaveCount(0);

  await owner.getByRole('button', { name: 'Make Ivan Bilyk the owner' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Make Ivan Bilyk the owner of the company?' });
  await expect(dialog.getByText('you become an administrator')).toBeVisible();
  await expectAccessible(owner);
  await expectToFitPhone(owner);
  await dialog.getByRole('button', { name: 'Make owner' }).click();
  await expect(owner.getByText('Ivan Bilyk is the owner of the company now')).toBeVisible();
  await expect(owner.getByRole('button', handOver)).toHaveCount(0);
  await expect(heir.getByRole('button', handOver)).toBeVisible();
});
