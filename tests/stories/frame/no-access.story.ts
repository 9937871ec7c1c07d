import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, keepToken, prepareDraft, prepareMarket } from '../market';
import { expect, test } from '../story';

test('a page that a role may not open names the colleague to ask', async ({ openBrowser }) => {
  const { shipperToken } = await prepareMarket(1);
  const page = await openBrowser();
  await keepToken(page, 'shipper', shipperToken);
  const owner = { name: 'Olena Savchuk', email: 'olena@example.com', phone: null };
  await page.route('**/profile/administrators', (route) => route.fulfill({ json: { data: [owner] } }));
  await page.route('**/api/shipper/v1/loads/*/edit', (route) =>
    route.fulfill({ status: 403, json: { code: 'right.missing', message: '', errors: {}, params: {} } }),
  );
  await page.goto('/tenders/1/edit');
  await expect(page.getByRole('heading', { name: en.common.no_access })).toBeVisible();
  await expect(page.getByText(en.common.no_access_ask)).toBeVisible();
  await expect(page.getByText(owner.name)).toBeVisible();
  await expect(page.getByRole('link', { name: owner.email })).toHaveAttribute('href', `mailto:${owner.email}`);
  await expectAccessible(page);
  await expectToFitPhone(page);
});

test('the editor names the colleague to ask when a role may only read tenders', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const id = await prepareDraft(market);
  const page = await openBrowser();
  const owner = { name: 'Olena Savchuk', email: 'olena@example.com', phone: null };
  await page.route('**/profile/administrators', (route) => route.fulfill({ json: { data: [owner] } }));
  await page.route('**/api/shipper/v1/account', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { data: { ...data, rights: ['loads.read'] } } });
  });
  await enter(page, 'shipper', market.shipperToken, `/tenders/${id}/edit`);
  await expect(page.getByText(en.common.no_access_ask)).toBeVisible();
  await expect(page.getByRole('link', { name: owner.email })).toBeVisible();
  await page.getByRole('link', { name: en.loadEdit.open_tender }).click();
  await expect(page).toHaveURL(`/tenders/${id}/view`);
});
