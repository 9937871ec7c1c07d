import { connect } from '../../load/connections';
import { expectAccessible } from '../axe';
import { enter, prepareDraft, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

async function send(token: string, base: 'shipper' | 'carrier', method: string, path: string, body: object) {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send(method, `/api/${base}/v1/${path}`, token, body);
    return JSON.parse(text) as { data: Record<string, unknown> };
  } finally {
    http.close();
  }
}

test('a dispatcher filters the network, labels with undo, suspends, exports and chooses columns', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(3);
  const lanes = [{ from: { country_id: 'ua' }, to: { country_id: 'pl' } }];
  const capabilities = { body_types: ['reefer'], certificates: ['adr'], lanes, is_found: false };
  await send(market.carrierTokens[0] ?? '', 'carrier', 'PUT', 'account/capabilities', capabilities);
  await send(market.shipperToken, 'shipper', 'POST', 'labels', { name: 'Trusted' });

  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  // The labels column is hidden when there is no space.
  await page.setViewportSize({ width: 1900, height: 900 });
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  // More fields than fit: the button that applies them stays visible.
  await expect(page.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('combobox', { name: 'Certificates, all of them' }).click();
  await page.getByRole('option', { name: 'ADR' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(/certificates=adr/);
  await page.getByRole('button', { name: 'Remove the filter “ADR”' }).click();
  await expect(rows).toHaveCount(4);

  await page.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selected carriers' });
  await bar.getByRole('button', { name: 'Labels' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Give these labels' }).click();
  await page.getByRole('option', { name: 'Trusted' }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 3 carriers' }).click();
  await expect(page.getByText('Changing labels: 3 carriers done.')).toBeVisible();
  await expect(rows.getByText('Trusted')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByText('Trusted')).toHaveCount(0);

  await rows.nth(1).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Late three times');
  await dialog.getByRole('button', { name: 'Change 1 carrier' }).click();
  await expect(rows.getByText('Suspended', { exact: true })).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Carriers.csv');
});

test('a removed carrier is told the consequences and leaves the list', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .nth(1);
  await row.hover();
  await row.getByRole('button', { name: /Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Remove from the network' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/stop counting/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/is no longer in your network/)).toBeVisible();
});

test('a carrier enters its lanes on a phone, and a tender of such a lane suggests it', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const phone = await enter(
    await openBrowser(PHONE),
    'carrier',
    market.carrierTokens[0] ?? '',
    '/carrier/settings/lanes',
  );
  await phone.getByRole('button', { name: 'Add a lane' }).click();
  const lane = phone.getByRole('group', { name: 'Lane 1' });
  for (const [end, country] of [
    ['From', 'Poland'],
    ['To', 'Ukraine'],
  ] as const) {
    await lane.getByRole('combobox', { name: end }).fill(country);
    await phone.getByRole('option', { name: country, exact: true }).click();
  }
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Lanes and equipment are saved')).toBeVisible();

  const draft = await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/carriers/suggested?load=${draft}`);
  await expect(page.getByText(/Drives .+ – .+/)).toBeVisible();
  await expectAccessible(page);
});

test('a request for access names both logins and is approved on its page', async ({ openBrowser }) => {
  const [guest, host] = [await prepareMarket(1), await prepareMarket(1)];
  const invited = `invited.${Date.now()}@example.com`;
  const sent = await send(host.shipperToken, 'shipper', 'POST', 'catalogs/invite/create', {
    invitations: [{ login: invited }],
  });
  const [{ code }] = sent.data as unknown as [{ code: string }];
  await send(guest.carrierTokens[0] ?? '', 'carrier', 'POST', `invitations/${code}/accept`, {});

  const page = await enter(await openBrowser(), 'shipper', host.shipperToken, '/carriers/requests');
  await expect(page.getByText(`Invited: ${invited}`)).toBeVisible();
  await expect(page.getByText(/Asks: .+@/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Approve/ }).click();
  await expect(page.getByText(/is in your network now/)).toBeVisible();
  await expect(page.getByText('No requests now')).toBeVisible();
});
