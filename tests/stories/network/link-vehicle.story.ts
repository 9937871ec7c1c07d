import { en } from '../../../packages/messages/src/languages/en';
import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { linkIn, newLogin, PHONE, readMail, signIn } from '../people';
import { expect, test } from '../story';

test('a carrier that won through a link names driver and truck there, and opens the order again after the sign-in', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const id = await prepareTender(market);
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const ask = async (method: string, path: string, token: string | null, body: unknown = {}): Promise<unknown> => {
    const { status, text } = await http.send(method, path, token, method === 'GET' ? undefined : body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return (JSON.parse(text || '{}') as { data: unknown }).data;
  };
  const shipper = (method: string, path: string, body?: unknown) =>
    ask(method, `/api/shipper/v1${path}`, market.shipperToken, body);
  const login = newLogin('winner');
  const page = await openBrowser(PHONE);
  const [invitation] = (await shipper('POST', '/catalogs/invite/create', { invitations: [{ login }] })) as {
    code: string;
  }[];
  const [, secret] = linkIn(await readMail(page, login)).split('#');
  const { token } = (await ask('POST', '/api/carrier/v1/auth/link', null, { secret })) as { token: string };
  const carrier = (method: string, path: string, body?: unknown) => ask(method, `/api/carrier/v1${path}`, token, body);
  const company = { name: 'Sokil Trans', country_id: 'ua' };
  await carrier('POST', `/invitations/${invitation?.code}/accept`, { company });
  await carrier('POST', `/loads/${id}/bids`, { price: { amount: 240_000, currency: 'EUR' } });
  const options = (await shipper('GET', `/loads/${id}/options`)) as { id: number; carrier: { name: string } }[];
  const option = options.find((one) => one.carrier.name === 'Sokil Trans');
  await shipper('PUT', `/loads/${id}/select_option`, { option_id: option?.id });
  await carrier('PUT', `/loads/${id}/confirm`);

  await enter(page, 'carrier', token, `/carrier/loads/${id}`);
  await page.getByLabel(en.fleet['assign.driver'], { exact: true }).fill('Taras Melnyk');
  await page.getByLabel(en.fleet['assign.phone']).fill('123');
  await page.getByLabel(en.fleet['assign.truck_plate']).fill('aa 1234 bc');
  await page.getByRole('button', { name: en.common['save'] }).click();
  await expect(page.getByLabel(en.fleet['assign.phone'])).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(en.fleet['assign.phone']).fill('+380671234567');
  await page.getByRole('button', { name: en.common['save'] }).click();
  await expect(page.getByText(en.fleet['assign.saved'])).toBeVisible();
  await expectToFitPhone(page);
  await expectAccessible(page);
  expect(await shipper('GET', `/loads/${id}/vehicle`)).toMatchObject({
    driver: { name: 'Taras Melnyk', phone: '+380671234567' },
    truck: { plate: 'AA 1234 BC' },
  });

  await page.getByRole('link', { name: en.shell['account.sign_in_code'] }).click();
  await expect(page.getByLabel('E-mail or phone')).toHaveValue(login);
  await signIn(page, login);
  await expect(page.getByRole('heading', { name: /^TL-/, level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/carrier/loads/${id}`);
  await expect(page.getByRole('link', { name: en.fleet['assign.to_lists'] })).toBeVisible();
  http.close();
});
