import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareDraft, prepareMarket, prepareTender } from '../market';
import { expect, test } from '../story';
import { ask } from './delivered-orders';

test('a dispatcher keeps a view of the network, opens it by its link, and shares it with a colleague', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(3);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers?state=verified');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(4);
  await page.getByRole('columnheader', { name: 'State' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=state/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save as a new view' }).click();
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Who may bid');
  await page.getByRole('switch', { name: 'Colleagues see it' }).press('Space');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the view' }).click();
  await expect(page.getByText('The view “Who may bid” is saved')).toBeVisible();
  await expect(page).toHaveURL(/view=\d+/);

  const link = `/carriers?view=${new URL(page.url()).searchParams.get('view')}`;
  const other = await enter(await openBrowser(), 'shipper', market.shipperToken, link);
  await expect(other).toHaveURL(/state=verified/);
  await expect(other).toHaveURL(/sort=state/);
  const button = other.getByRole('button', { name: 'Who may bid' });
  await expect(button).not.toContainText('changed');
  await other.getByRole('searchbox', { name: /^Name, legal ID/ }).fill('nobody of this name');
  await expect(button).toContainText('changed');
  await expectToFitPhone(other);

  // The list of tenders has views of its own.
  await prepareDraft(market);
  await other.goto('/tenders');
  await other.getByRole('button', { name: 'Views' }).click();
  await expect(other.getByText('No views yet.')).toBeVisible();
});

test('all suggested carriers of a filter are invited by a job, and all found ones get an announcement', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(2);
  const stamp = Date.now().toString(36);
  await importCarriers(market.shipperToken, [
    ['Lviv Cargo', 'UA', `lviv.${stamp}@example.com`],
    ['Kyiv Cargo', 'UA', `kyiv.${stamp}@example.com`],
    ['Warsaw Cargo', 'PL', `warsaw.${stamp}@example.com`],
  ]);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/carriers?state=suggested&country=ua');
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(3);
  await page.getByRole('button', { name: 'Invite these' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite carriers' });
  await expect(dialog.getByText('2 carriers of 2 will be invited.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Join us');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Invite 2 carriers' }).click();
  await expect(page.getByText('Inviting carriers: 2 carriers done.')).toBeVisible();
  await page.goto('/carriers?state=suggested');
  await expect(rows).toHaveCount(2);
  await expect(rows.getByText('Warsaw Cargo')).toBeVisible();

  await page.goto('/carriers?state=verified');
  await rows.nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected carriers' });
  await bar.getByRole('button', { name: 'Select all 2' }).click();
  await bar.getByRole('button', { name: 'Announce' }).click();
  const announce = page.getByRole('dialog', { name: 'Announce to carriers' });
  await expect(announce.getByRole('radio', { name: 'All found' })).toBeChecked();
  await expect(announce.getByText('Carriers that get it: 2')).toBeVisible();
  await expectAccessible(page);
});

test('a tender with few invited carriers leads to suggested carriers', async ({ openBrowser }) => {
  const market = await prepareMarket(2);
  const id = await prepareTender(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${id}/view`);
  await expect(page.getByText('Only 2 carriers were invited.')).toBeVisible();
  await expectToFitPhone(page);
  await page.getByRole('link', { name: 'See suggested carriers' }).click();
  await expect(page).toHaveURL(new RegExp(`/carriers/suggested\\?load=${id}`));
  await expect(page.getByRole('heading', { name: 'Suggested carriers' })).toBeVisible();
});

async function importCarriers(token: string, lines: readonly (readonly [string, string, string])[]): Promise<void> {
  const table = ['Company;Country;E-mail', ...lines.map((line) => line.join(';'))].join('\n');
  const form = new FormData();
  form.append('kind', 'carriers');
  form.append('files[0]', new Blob([table], { type: 'text/csv' }), 'carriers.csv');
  const url = `${process.env['PRODUCT_URL']}/api/shipper/v1/imports`;
  const headers = { authorization: `Bearer ${token}` };
  const brought = await fetch(url, { method: 'POST', headers, body: form });
  const { data } = (await brought.json()) as { data: { id: number } };
  await ask(token, 'POST', `shipper/v1/imports/${data.id}/run`, { dry_run: false });
  await expect(async () => {
    const { result } = await ask<{ result: { state: string } | null }>(token, 'GET', `shipper/v1/imports/${data.id}`);
    expect(result?.state).toBe('done');
  }).toPass();
}
