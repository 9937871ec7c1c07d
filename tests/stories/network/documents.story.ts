import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { ask } from './delivered-orders';

test('a carrier reads the earlier versions of its document page by page', async ({ openBrowser }) => {
  const [token = ''] = (await prepareMarket(1)).carrierTokens;
  const path = 'carrier/v1/account/documents';
  const bodyOf = (number: string) => ({ kind: 'transport_licence', title: 'Licence', number, issued_on: '2020-01-01' });
  const { id } = await ask<{ id: number }>(token, 'POST', path, bodyOf('No 0'));
  for (let change = 1; change <= 26; change++) await ask(token, 'PUT', `${path}/${id}`, bodyOf(`No ${change}`));

  const phone = await openBrowser({ ...PHONE, colorScheme: 'dark' });
  await enter(phone, 'carrier', token, '/carrier/settings/documents');
  await phone.getByRole('button', { name: 'History of Licence' }).click();
  const changes = phone.getByRole('list', { name: 'History of Licence' }).getByRole('listitem');
  await expect(changes).toHaveCount(25);
  await expect(changes.first()).toContainText('No 25 → No 26');
  await expectToFitPhone(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Show more' }).click();
  await expect(changes).toHaveCount(27);
  await expect(changes.last()).toContainText('Added');
  await phone.getByRole('button', { name: 'History of Licence' }).click();
  await expect(changes).toHaveCount(0);
});
