import { validLegalId } from '@tenderlane/domain/testing/valid-legal-id';
import { en } from '../../../packages/messages/src/languages/en';
import { connect } from '../../load/connections';
import { startProduct } from '../../product';
import { expectAccessible, expectToFitPhone } from '../axe';
import { keepToken, prepareMarket } from '../market';
import { expect, test } from '../story';

test('the operator sees which of the companies that share a phone, or contest a number, is closed', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(2);
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  const ask = async <Data>(method: string, path: string, token: string, body?: unknown) => {
    const { status, text } = await http.send(method, `/api/${path}`, token, body);
    expect(status, text).toBeLessThan(300);
    return (JSON.parse(text || '{}') as { data: Data }).data;
  };
  const phone = `+380${String(Date.now()).slice(-9)}`;
  for (const [place, token] of market.carrierTokens.entries()) {
    const legal_id = validLegalId('pl', (Date.now() + place) % 40_000_000);
    await ask('PUT', 'carrier/v1/account/brand', token, { name: `Twin ${place} ${phone}`, country_id: 'pl', legal_id });
    const contact = { first_name: 'Taras', phone, email: 'taras@example.com', is_shared: true };
    await ask('POST', 'carrier/v1/contacts', token, contact);
  }
  await ask('PUT', 'carrier/v1/account/company/close', market.carrierTokens[1]!);
  const { company } = await ask<{ company: { id: number } }>('GET', 'shipper/v1/account', market.shipperToken);
  http.close();

  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const product = await startProduct({ ...settings, OPERATOR_BRAND: String(company.id) });
  try {
    const page = await openBrowser({ baseURL: product.url });
    await keepToken(page, 'shipper', market.shipperToken);
    await page.goto('/operator?tab=matches');
    const match = page.getByRole('listitem').filter({ hasText: `Twin 0 ${phone}` });
    await expect(match.getByText(`Twin 1 ${phone}`)).toBeVisible();
    await expect(match.getByText(/^Closed on /)).toHaveCount(1);
    await expectAccessible(page);
    await expectToFitPhone(page);
    // A number is contested by a document and confirmed by hand; here only its row is looked at.
    const closed = { id: 1, name: 'Twin Trans', kind: 'carrier', country_id: 'pl', legal_id: '1' };
    const contest = {
      id: 1,
      country_id: 'pl',
      legal_id: '1',
      company_name: 'Moroz',
      person: 'Hanna',
      login: 'h@example.com',
    };
    const at = '2026-11-20T09:00:00.000Z';
    await page.route('**/operator/contests', (route) =>
      route.fulfill({
        json: {
          data: [
            {
              ...contest,
              message: 'Ours',
              document: null,
              created_at: at,
              confirmed_for: { ...closed, is_confirmed: true, closed_at: at },
            },
          ],
        },
      }),
    );
    await page.getByRole('button', { name: en.operator['tab.contests'] }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Moroz' });
    await expect(row.getByText(/^Closed on 20\.11\.2026/)).toBeVisible();
    await expectToFitPhone(page);
  } finally {
    await product.stop();
  }
});
