import { enter, prepareDraft, prepareMarket } from '../market';
import { expect, test } from '../story';

const LOADING = 'Places are still being loaded. The search tries again by itself.';

test('the search says that places are still being loaded, and finds them without another key', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  const id = await prepareDraft(market);
  const page = await openBrowser();
  let areLoaded = false;
  // The server answers like this in the first half minute of an installation.
  await page.route('**/api/shipper/v1/info/addresses?*', (route) =>
    areLoaded ? route.continue() : route.fulfill({ json: { data: [], meta: { places_loading: true } } }),
  );
  await enter(page, 'shipper', market.shipperToken, `/tenders/${id}/edit`);
  await page.getByRole('combobox', { name: 'Address of stop 2' }).fill('Lviv');
  const found = page.getByRole('listbox', { name: 'Places found' });
  await expect(found.getByText(LOADING)).toBeVisible();
  areLoaded = true;
  await expect(found.getByRole('option', { name: /Lviv/ }).first()).toBeVisible();
  await expect(page.getByText(LOADING)).toHaveCount(0);

  areLoaded = false;
  await page.goto('/tenders');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Pickup near' }).fill('Odesa');
  await expect(page.getByText(LOADING)).toBeVisible();
  areLoaded = true;
  await expect(page.getByRole('option', { name: /Odesa/ }).first()).toBeVisible();
});
