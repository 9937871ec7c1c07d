import type { Page } from '@playwright/test';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareDraft, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { chooseFound, GDANSK_HUB, prepareFacility } from './facilities-people';

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a facility is saved with its hours and chosen in a route, which shows the hours', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const draft = await prepareDraft(market);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await page.getByRole('link', { name: 'Facilities' }).click();
  await expect(page.getByRole('heading', { name: 'No facilities yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a facility' }).first().click();
  const form = page.getByRole('dialog', { name: 'New facility' });
  await form.getByRole('textbox', { name: 'Name' }).first().fill('Gdańsk hub');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose an address from the list that opens while you type')).toBeVisible();
  await chooseFound(page, 'Find an address', 'Gdańsk', 'Found addresses');
  await form.getByLabel('Street and building').fill('Portowa 4');
  await form.getByText('By days of the week').click();
  for (const day of ['Saturday', 'Sunday']) await form.getByRole('checkbox', { name: day }).check();
  await form.getByRole('textbox', { name: 'Monday, closes' }).fill('06:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('It ends at 06:00, which is not after its beginning at 08:00')).toBeVisible();
  await form.getByRole('textbox', { name: 'Monday, closes' }).fill('18:00');
  await form.getByRole('button', { name: 'Add a break on Monday' }).click();
  await form.getByRole('button', { name: 'Same on every working day' }).click();
  await form.getByRole('button', { name: 'Add a contact' }).click();
  const contact = form.getByRole('group', { name: 'Contact 1' });
  await contact.getByLabel('Name').fill('Ewa Lis');
  await contact.getByLabel('Phone').fill('+48600100200');
  await form.getByLabel('Note for drivers').fill('Report at gate 2');
  await form.getByLabel('Company at this place').fill('Hub Sp. z o.o.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Gdańsk hub', level: 1 })).toBeVisible();
  await expect(card(page, 'Working hours')).toContainText('Mon – Sun');
  await expect(card(page, 'Working hours')).toContainText('08:00–18:00 break 12:00–13:00');
  await expectAccessible(page);

  // The stop takes over what the facility knows, and its window is compared with the hours.
  await page.goto(`/tenders/${draft}/edit`);
  const stop = page.getByRole('listitem', { name: /^Stop 1/ });
  await chooseFound(page, 'Address of stop 1', 'Gdańsk hub', 'Places found');
  await expect(stop.getByRole('link', { name: 'Facility: Gdańsk hub' })).toBeVisible();
  await stop.getByLabel('From, stop 1').fill('03:00');
  await stop.getByLabel('Until, stop 1').fill('05:00');
  await expect(stop.getByRole('note')).toHaveText(/^Closed at this time\. Opens .*08:00\.$/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'What carriers see' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText('Report at gate 2')).toBeVisible();
  await expect(preview.getByText(/^Closed at this time/)).toBeVisible();
  await page.keyboard.press('Escape');

  // The list of tenders shows the facility, and the facility lists its loads.
  await page.goto('/facilities');
  await page.getByRole('link', { name: 'Gdańsk hub' }).click();
  await page.getByRole('button', { name: 'Loads' }).click();
  await expect(page.getByRole('link', { name: 'Gdańsk – Kyiv' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('Bench Shipper added the facility')).toBeVisible();
});

test('a facility is deleted and restored, made inactive, and marked as a favourite, also on a phone', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  await prepareFacility(market.shipperToken);
  await prepareFacility(market.shipperToken, { ...GDANSK_HUB, name: 'Łódź cross-dock', category: 'cross_dock' });
  const page = await enter(await openBrowser(PHONE), 'shipper', market.shipperToken, '/facilities');
  await page.getByRole('button', { name: 'Add Gdańsk hub to favourites' }).click();
  await page.getByRole('checkbox', { name: 'Favourites only' }).check();
  await expect(page.getByRole('link', { name: 'Łódź cross-dock' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Favourites only' }).uncheck();
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Actions: Łódź cross-dock' }).click();
  await page.getByRole('menuitem', { name: 'Take out of use' }).click();
  await expect(page.getByText('Łódź cross-dock is no longer offered in routes')).toBeVisible();
  // A closing menu must not receive the click meant for the next one.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions: Gdańsk hub' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: 'Gdańsk hub' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Gdańsk hub' }).click();
  await expect(page.getByRole('heading', { name: 'Gdańsk hub', level: 1 })).toBeVisible();
  await expectToFitPhone(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Name').first()).toHaveValue('Gdańsk hub');
  await expectToFitPhone(page);
});
