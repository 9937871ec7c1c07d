import type { Page } from '@playwright/test';
import { connect } from '../../load/connections';
import { startProduct } from '../../product';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, keepToken, prepareDraft, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';
import { chooseFound, GDANSK_HUB, prepareFacility } from './facilities-people';

const companyOf = async (token: string): Promise<number> => {
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send('GET', '/api/shipper/v1/account', token);
    return (JSON.parse(text) as { data: { company: { id: number } } }).data.company.id;
  } finally {
    http.close();
  }
};

const card = (page: Page, name: string) => page.getByRole('region', { name });

test('a facility is kept with its hours and chosen in a route, which says when it opens', async ({ openBrowser }) => {
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

test('a facility is deleted with a way back, set aside, and kept at hand, also on a phone', async ({ openBrowser }) => {
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

test('a company offers a facility to everybody, another one corrects it, and the operator decides', async ({
  openBrowser,
}) => {
  const [operator, owner, other] = [await prepareMarket(1), await prepareMarket(1), await prepareMarket(1)];
  const id = await prepareFacility(owner.shipperToken);
  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const product = await startProduct({ ...settings, OPERATOR_BRAND: String(await companyOf(operator.shipperToken)) });
  const open = async (token: string, path: string) => {
    const page = await openBrowser({ baseURL: product.url });
    await keepToken(page, 'shipper', token);
    await page.goto(path);
    return page;
  };
  try {
    const mine = await open(owner.shipperToken, `/facilities/${id}`);
    await mine.getByRole('button', { name: 'Offer to everybody' }).click();
    const offer = mine.getByRole('dialog');
    await expect(offer.getByText('Your contacts are not sent')).toBeVisible();
    await offer.getByRole('textbox', { name: 'Name' }).first().fill('Gdańsk public hub');
    await offer.getByRole('button', { name: 'Send to the operator' }).click();
    await expect(mine.getByText(/the operator has your request to make this facility public/)).toBeVisible();

    const desk = await open(operator.shipperToken, '/operator?tab=facilities');
    await expect(desk.getByText('New public facility: Gdańsk hub')).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Approve Gdańsk public hub' }).click();
    await expect(desk.getByText('Gdańsk public hub is approved')).toBeVisible();

    const theirs = await open(other.shipperToken, '/facilities/public');
    await theirs.getByRole('link', { name: 'Gdańsk public hub' }).click();
    await expect(card(theirs, 'Contacts')).toContainText('No contacts yet');
    await theirs.getByRole('button', { name: 'Correct' }).click();
    const correction = theirs.getByRole('dialog');
    await correction.getByLabel('Note for drivers').fill('Report at gate 7');
    await correction.getByRole('button', { name: 'Send to the operator' }).click();
    await expect(theirs.getByText(/the operator has your correction/)).toBeVisible();
    await expect(card(theirs, 'Note for drivers')).toContainText('Report at gate 2');

    await desk.reload();
    await expect(desk.getByText('now: Report at gate 2')).toBeVisible();
    await desk.getByRole('button', { name: /^Decline Gdańsk public hub/ }).click();
    const refusal = desk.getByRole('dialog');
    await refusal.getByRole('textbox').fill('Gate 7 is closed');
    const colleague = await open(operator.shipperToken, '/operator?tab=facilities');
    await colleague.getByRole('button', { name: /^Approve Gdańsk public hub/ }).click();
    await expect(colleague.getByRole('button', { name: /^Approve Gdańsk public hub/ })).toHaveCount(0);
    // The queue is reloaded every fifteen seconds; its row disappears, typed text stays.
    await expect(desk.getByText('now: Report at gate 2')).toHaveCount(0, { timeout: 120_000 });
    await expect(refusal.getByRole('textbox')).toHaveValue('Gate 7 is closed');
    await refusal.getByRole('button', { name: 'Decline' }).click();
    await expect(refusal.getByText(/was decided or taken back meanwhile/)).toBeVisible();
    await theirs.reload();
    await expect(card(theirs, 'Note for drivers')).toContainText('Report at gate 7');
  } finally {
    await product.stop();
  }
});
