import { en } from '../../../packages/messages/src/languages/en';
import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { prepareMarket } from '../market';
import { linkIn, newLogin, PHONE, readMail, signIn } from '../people';
import { expect, test } from '../story';

test('a colleague of a carrier joins by the link of a message, which later says that the company is closed', async ({
  openBrowser,
}) => {
  const { carrierTokens } = await prepareMarket(1);
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const send = async (method: string, path: string, body?: unknown) => {
    const { status, text } = await http.send(method, `/api/carrier/v1/${path}`, carrierTokens[0]!, body);
    expect(status, text).toBeLessThan(300);
  };
  const login = newLogin('colleague');
  await send('POST', 'profile/users', { login, role: 'dispatcher' });
  const page = await openBrowser(PHONE);
  await page.goto(linkIn(await readMail(page, login)));
  await page.getByText(en.brands['join.sign_in'], { exact: true }).click();
  await signIn(page, login);
  await page.getByRole('button', { name: en.brands['join.accept'] }).click();
  await page.getByLabel('First name').fill('Hanna');
  await page.getByLabel('Last name').fill('Moroz');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Open tenders', level: 1 })).toBeVisible();

  const closed = page.getByRole('heading', { name: /is closed$/ });
  await send('PUT', 'account/company/close');
  await expect(closed).toBeVisible();
  await expect(page.getByRole('button', { name: en.company['closed.reopen'] })).toHaveCount(0);
  await expect(page.getByText('Taras Melnyk')).toBeVisible();
  await expectAccessible(page);
  await expectToFitPhone(page);
  await send('PUT', 'account/company/reopen');
  await expect(page.getByRole('heading', { name: 'Open tenders', level: 1 })).toBeVisible();
  http.close();
});
