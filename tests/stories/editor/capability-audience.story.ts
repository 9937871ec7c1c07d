import { connect } from '../../load/connections';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareDraft, prepareMarket, setProfileLanguage } from '../market';
import { expect, test } from '../story';

async function send(token: string, base: 'shipper' | 'carrier', method: string, path: string, body?: object) {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send(method, `/api/${base}/v1/${path}`, token, body);
    return JSON.parse(text) as { data: Record<string, unknown> };
  } finally {
    http.close();
  }
}

const NOTHING = { body_types: [], certificates: [], lanes: [] };

test('an audience by bodies and certificates shows at once how many carriers match', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const { data } = await send(market.shipperToken, 'shipper', 'GET', 'carriers');
  const [first, second] = data as unknown as { id: number }[];
  const note = (carrier: { id: number } | undefined, part: object) =>
    send(market.shipperToken, 'shipper', 'PUT', `carriers/${carrier?.id}/capabilities`, { ...NOTHING, ...part });
  await note(first, { body_types: ['reefer'], certificates: ['atp'] });
  await note(second, { body_types: ['reefer'] });
  const draft = await prepareDraft(market);

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${draft}/edit`);
  const audience = page.getByRole('radiogroup', { name: 'Who may see it and bid' });
  await audience.getByText('By lanes and bodies').click();
  await page.getByRole('combobox', { name: 'Body types' }).last().click();
  await page.getByRole('option', { name: 'Reefer', exact: true }).last().click();
  await expect(page.getByText('Reaches 2 carriers.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'ATP (perishable food)' }).check();
  await expect(page.getByText('Reaches 1 carrier.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('All changes saved');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'ATP (perishable food)' })).toBeChecked();

  await setProfileLanguage(market, 'uk');
  const phone = await openBrowser({ viewport: { width: 360, height: 780 }, locale: 'uk', colorScheme: 'dark' });
  await enter(phone, 'shipper', market.shipperToken, `/tenders/${draft}/edit`);
  await expect(phone.getByRole('radiogroup').getByText('За напрямками й кузовами')).toBeVisible();
  await expectToFitPhone(phone);
});
