import { connect } from '../../load/connections';
import { expectAccessible } from '../axe';
import { enter, prepareDraft, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

async function saveView(token: string, name: string, filter: Record<string, string>, list = 'tenders'): Promise<void> {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const view = { list, name, is_shared: false, filter, sort: null, columns: [], density: 'normal' };
    const { status, text } = await http.send('POST', '/api/shipper/v1/views', token, { ...view, group: null });
    if (status !== 201) throw new Error(text);
  } finally {
    http.close();
  }
}

test('the drawer shows the number of records of its lists, and follows changes', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  await prepareTender(market);
  await prepareDraft(market);
  await saveView(market.shipperToken, 'Open for bids', { status: 'ongoing' });
  await saveView(market.shipperToken, 'Verified', { state: 'verified' }, 'carriers');
  const page = await enter(
    await openBrowser({ viewport: { width: 1440, height: 900 } }),
    'shipper',
    market.shipperToken,
    '/',
  );
  const drawer = page.getByRole('navigation', { name: 'Main navigation' });
  const tenders = drawer.getByRole('link', { name: 'Tenders', exact: true });
  const view = drawer.getByRole('link', { name: /^Open for bids/ });
  await expect(tenders).toHaveAccessibleDescription('2');
  await expect(view).toHaveText('Open for bids1');
  await expect(drawer.getByRole('link', { name: /^Verified/ })).toHaveText('Verified1');
  await expectAccessible(page);

  await prepareTender(market);
  await expect(tenders).toHaveAccessibleDescription('3');
  await expect(view).toHaveText('Open for bids2');

  await view.click();
  await expect(page).toHaveURL(/status=ongoing/);
  await expect(page.getByRole('row', { name: /Gdańsk/ })).toHaveCount(2);
  // The list opens with its last filter, so the drawer counts that.
  await expect(tenders).toHaveAccessibleDescription('2');

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(tenders).toHaveAccessibleDescription('3');
  await view.click();
  await expect(page.getByRole('row', { name: /Gdańsk/ })).toHaveCount(2);
});

test('the beta mark and the logo are shown with a small drawer and on a phone', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30"/></svg>')}`;
  const wide = await openBrowser({ viewport: { width: 1440, height: 900 } });
  const phone = await openBrowser(PHONE);
  for (const page of [wide, phone]) {
    await page.route('**/api/shipper/v1/account', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { data: { ...answer.data, brand_logo: logo } } });
    });
    await enter(page, 'shipper', market.shipperToken, '/carriers');
    await expect(page.getByRole('img', { name: /^Logo of/ })).toBeInViewport({ ratio: 1 });
  }
  await wide.getByRole('button', { name: 'Collapse the menu' }).click();
  await expect(wide.getByText('Beta', { exact: true })).toBeInViewport({ ratio: 1 });
  await phone.getByRole('link', { name: /^Logo of/ }).click();
  await expect(phone).toHaveURL(/\/$/);
});

test('the footer of the sign-in names both applications', async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  for (const path of ['/auth', '/carrier/auth']) {
    await page.goto(path);
    const footer = page.locator('footer');
    await expect(footer.getByRole('link', { name: 'Shipper application' })).toHaveAttribute('href', '/');
    await expect(footer.getByRole('link', { name: 'Carrier application' })).toHaveAttribute('href', '/carrier/');
  }
});
