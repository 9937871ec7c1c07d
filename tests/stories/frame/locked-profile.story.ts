import type { Page } from '@playwright/test';
import { connect } from '../../load/connections';
import { expectAccessible } from '../axe';
import { enter, prepareMarket } from '../market';
import { expect, test } from '../story';
import { prepareColleague } from './prepare-colleague';

const REASON = 'Your company has locked your profile. An administrator can unlock it.';

async function rename(token: string, name: string) {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const body = { first_name: name, last_name: 'Bilyk', accepts_terms: true };
    const { status, text } = await http.send('PUT', '/api/shipper/v1/profile/info', token, body);
    return { status, code: (JSON.parse(text) as { code?: string }).code };
  } finally {
    http.close();
  }
}

async function setMayEdit(page: Page, mayEdit: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Edit Ivan Bilyk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ivan Bilyk' });
  await dialog.getByRole('switch', { name: 'May edit their own profile' }).setChecked(mayEdit);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const openMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ }).click();

async function expectLockedEntry(page: Page): Promise<void> {
  await openMenu(page);
  const entry = page.getByRole('menuitem', { name: `Profile: ${REASON}` });
  await expect(entry).toBeDisabled();
  const address = page.url();
  await entry.hover();
  await expect(page.getByRole('tooltip', { name: REASON })).toBeVisible();
  await entry.click({ force: true });
  expect(page.url()).toBe(address);
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
}

test('an administrator locks a colleague’s profile and unlocks it again', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const { token, carrierToken } = await prepareColleague(market.shipperToken);
  const administrator = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/users');
  const colleague = await enter(await openBrowser(), 'shipper', token, '/tenders');
  const carrier = await enter(await openBrowser(), 'carrier', carrierToken, '/carrier/');

  // A dialog that is closed without saving changes nothing.
  await administrator.getByRole('button', { name: 'Edit Ivan Bilyk' }).click();
  await administrator.getByRole('switch', { name: 'May edit their own profile' }).setChecked(false);
  await administrator.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await rename(token, 'Ivan')).toMatchObject({ status: 200 });

  await setMayEdit(administrator, false);
  const row = administrator.getByRole('listitem').filter({ hasText: 'Ivan Bilyk' });
  await expect(row.getByText('Profile locked')).toBeVisible();
  expect(await rename(token, 'Petro')).toEqual({ status: 403, code: 'profile.locked' });
  for (const page of [colleague, carrier]) {
    await page.reload();
    await expectLockedEntry(page);
  }
  // The address still opens the page, which says why nothing can be changed.
  await colleague.goto('/account/settings');
  await expect(colleague.getByText(REASON)).toBeVisible();
  await expect(colleague.getByLabel('First name')).toBeDisabled();

  await setMayEdit(administrator, true);
  await expect(row.getByText('Profile locked')).toHaveCount(0);
  await colleague.reload();
  await colleague.getByLabel('First name').fill('Petro');
  await colleague.getByLabel('First name').press('Tab');
  await expect(colleague.getByText('All changes saved')).toBeVisible();
  await administrator.reload();
  await expect(administrator.getByText('Petro Bilyk')).toBeVisible();
  await openMenu(colleague);
  await expect(colleague.getByRole('menuitem', { name: 'Profile', exact: true })).toHaveAttribute(
    'href',
    '/account/settings',
  );
  expect(await rename(token, 'Petro')).toMatchObject({ status: 200 });
});
