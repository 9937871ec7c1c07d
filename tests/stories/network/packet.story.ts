import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, prepareMarket, prepareTender } from '../market';
import { inDays, linkIn, newLogin, PHONE, readMail, signIn } from '../people';
import { expect, test } from '../story';
import { carriersFile } from './carriers-file';
import { ask, firstCarrierId } from './delivered-orders';
import { publishPacket, savePacketDraft } from './packet-draft';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function preparePacket(page: Page): Promise<void> {
  await page.goto('/account/network/packet');
  await page.getByRole('button', { name: 'Begin with the template' }).click();
  await page.getByRole('switch', { name: 'Carriers accept an agreement' }).check({ force: true });
  await page.getByLabel('Text of the agreement').fill('We work by these rules.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Packet published')).toBeVisible();
  // The switch shows the saved value, so it changes with the response.
  const onlyApproved = page.getByRole('switch', { name: 'Only carriers with an approved packet can win' });
  await onlyApproved.click({ force: true });
  await expect(onlyApproved).toBeChecked();
}

async function attach(page: Page, name: string, amount?: string): Promise<void> {
  await section(page, name).getByRole('button', { name: 'Add a new one' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add document' });
  await dialog.getByRole('textbox', { name: 'Valid until' }).fill(inDays(400));
  if (amount) await dialog.getByRole('textbox', { name: 'Insured amount' }).fill(amount);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(section(page, name).getByText(/valid until/)).toBeVisible();
}

async function inviteFromFile(page: Page, loginOf: (line: number) => string): Promise<void> {
  const texts = en.imports;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/carriers/import');
  await page.locator('input[type=file]').setInputFiles(carriersFile(loginOf));
  await press(texts.check);
  await expect(page.getByRole('list', { name: texts.refused_title }).getByRole('listitem')).toHaveCount(5);
  await press('Import 25 lines');
  await expect(page.getByText(texts.result_title)).toBeVisible();
  await page.getByRole('link', { name: texts['next.carriers'] }).click();
  await expect(page.getByText('Carrier 2', { exact: true }).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('region', { name: 'Selected carriers' }).getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite 25 carriers?' });
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('25 invitations are on their way')).toBeVisible();
}

async function acceptInvitation(phone: Page, login: string, company: string): Promise<void> {
  await phone.goto(linkIn(await readMail(phone, login, /Bench/)));
  await phone.getByRole('button', { name: 'See the tenders' }).click();
  await phone.getByLabel('Name of your company').fill(company);
  await expectToFitPhone(phone);
  await phone.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(phone.getByRole('heading', { name: 'Open tenders', level: 1 })).toBeVisible();
}

test('an imported carrier fills in its packet on a phone, corrects it, and wins a tender', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const shipper = await enter(await openBrowser(), 'shipper', market.shipperToken, '/tenders');
  await preparePacket(shipper);
  const logins = new Map(Array.from({ length: 32 }, (_, line) => [line, newLogin(`line${line}`)]));
  await inviteFromFile(shipper, (line) => logins.get(line) ?? '');

  const login = logins.get(7) ?? '';
  const phone = await openBrowser(PHONE);
  await acceptInvitation(phone, login, 'Carrier 7');
  // The link of a message opens no packet: for that a code is needed.
  await phone.goto('/carrier/packets');
  await signIn(phone, login);
  await phone.getByLabel('First name').fill('Piotr');
  await phone.getByLabel('Last name').fill('Nowak');
  await phone.getByLabel('I accept the terms of use').check();
  await phone.getByRole('button', { name: 'Start' }).click();
  await phone.getByRole('link', { name: /^Open the packet for/ }).click();
  const carrierId = /\d+$/.exec(new URL(phone.url()).pathname)?.[0] ?? '';
  await phone.getByLabel('For how many years have you been carrying freight?').fill('12');
  await phone.getByRole('radiogroup', { name: 'Do you have trucks of your own?' }).getByLabel('Yes').check();
  await phone.getByLabel('How many trucks do you have?').fill('30');
  await phone.getByLabel('On which routes do you work most?').fill('Gdańsk to Kyiv');
  for (const asked of ['Do you pass orders on', 'Do you carry dangerous goods', 'Do your trucks have GPS'])
    await phone
      .getByRole('radiogroup', { name: new RegExp(asked) })
      .getByLabel('No')
      .check();
  await phone.getByLabel(/^Whom can we reach/).fill('Piotr +48600100200');
  await attach(phone, 'Insurance', '100000');
  await attach(phone, 'Transport licence');
  await phone.getByRole('checkbox', { name: /^I have read the agreement/ }).check();
  await phone.getByRole('button', { name: 'Accept the agreement' }).click();
  await expect(phone.getByText(/^Accepted by/)).toBeVisible();
  await expectToFitPhone(phone);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Submit the packet' }).click();
  await expect(phone.getByText('Packet on review')).toBeVisible();

  await shipper.goto(`/carriers/${carrierId}?tab=questionnaire`);
  const company = section(shipper, 'Your company');
  await company.getByText('Return', { exact: true }).click();
  await company.getByLabel('What has to be corrected').fill('Name the routes with their countries');
  await expectAccessible(shipper);
  await shipper.getByRole('button', { name: /^Return the packet/ }).click();
  await expect(shipper.getByText('You returned the packet. The carrier is correcting it.')).toBeVisible();

  await phone.reload();
  await expect(phone.getByText('Name the routes with their countries')).toBeVisible();
  await phone.getByLabel('On which routes do you work most?').fill('Gdańsk (PL) to Kyiv (UA)');
  await phone.getByRole('button', { name: 'Submit the packet' }).click();
  await expect(phone.getByText('Packet on review')).toBeVisible();

  await shipper.reload();
  await shipper.getByRole('button', { name: 'Approve the packet' }).click();
  await expect(shipper.getByText('Packet approved').first()).toBeVisible();

  const tender = await prepareTender(market);
  await phone.goto(`/carrier/loads/${tender}`);
  await expect(phone.getByText(/^To win tenders of/)).toHaveCount(0);
  await phone.getByRole('textbox', { name: /Your price/ }).fill('2400');
  await phone.getByRole('button', { name: /^Place bid/ }).click();
  await expect(phone.getByText('You lead').first()).toBeVisible();
  await shipper.goto(`/tenders/${tender}/view`);
  const select = shipper.getByRole('button', { name: /^Select Carrier 7/ });
  await select.click();
  await shipper.getByRole('dialog').getByRole('button', { name: 'Select Carrier 7' }).click();
  await expect(shipper.getByText('Awaiting confirmation').first()).toBeVisible();
  await phone.getByRole('button', { name: /^Confirm €2/ }).click();
  await expect(phone.getByText('The order is yours').first()).toBeVisible();
  await expect(shipper.getByText('Processing').first()).toBeVisible();
});

test('what is typed into a packet is kept when its page is left', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/network/packet');
  await page.getByRole('button', { name: 'Begin with the template' }).click();
  const title = page.getByRole('textbox', { name: 'Title of the section' }).first();
  for (const typed of ['About the company', 'About your company']) {
    await title.fill(typed);
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.getByRole('link', { name: 'Own lists' }).click();
    await expect(page.getByRole('heading', { name: 'Own lists', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Carrier packet' }).click();
    await expect(title).toHaveValue(typed);
  }
});

test('of two colleagues who change a packet at once, the second one chooses between both versions and loses nothing typed', async ({
  openBrowser,
}) => {
  const market = await prepareMarket(1);
  await publishPacket(market.shipperToken, FOR_COUNTRIES);
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, '/account/network/packet');
  const title = page.getByRole('textbox', { name: 'Title of the section' });
  const asked = page.getByRole('alert').filter({ hasText: 'The packet was changed while you were editing' });
  const theirs = async (name: string) => {
    const [section] = FOR_COUNTRIES.sections;
    await savePacketDraft(market.shipperToken, { ...FOR_COUNTRIES, sections: [{ ...section, title: name }] });
  };
  await title.fill('Ours');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await theirs('Theirs');
  await title.fill('Ours too');
  await expect(asked).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expect(title).toHaveValue('Ours too');
  await title.fill('Ours after all');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectToFitPhone(page);
  const note = await page.getByText('Not saved yet').boundingBox();
  const menu = await page.getByRole('banner').getByRole('button').first().boundingBox();
  expect(note!.y + note!.height).toBeLessThanOrEqual(menu!.y);
  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveValue('Theirs');
  await expect(asked).toHaveCount(0);

  await theirs('Theirs again');
  await title.fill('Ours');
  await asked.getByRole('button', { name: 'Keep mine' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Ours');

  await theirs('Theirs at last');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard the changes' }).click();
  await expect(title).toHaveValue('Company');
});

const FOR_COUNTRIES = {
  sections: [
    {
      id: 'company',
      title: 'Company',
      questions: (['text', 'file'] as const).map((kind) => ({
        ...{ id: kind, kind, label: `The ${kind}`, help: null, required: kind === 'text', countries: [], options: [] },
        ...{ condition: null, standard: null },
      })),
    },
  ],
  documents: [
    { id: 'extract', kind: 'other', label: 'Extract', required: true, expires: false, least: null, countries: ['ua'] },
    { id: 'letter', kind: 'other', label: 'Letter', required: false, expires: false, least: null, countries: ['pl'] },
  ],
  agreement: null,
};

test('a packet shows nothing as missing that its carrier was not asked for', async ({ openBrowser }) => {
  const market = await prepareMarket(1);
  const [carrier = ''] = market.carrierTokens;
  await publishPacket(market.shipperToken, FOR_COUNTRIES);
  const id = await firstCarrierId(market);
  await ask(carrier, 'PUT', `carrier/v1/packets/${id}`, { answers: { text: 'A carrier' } });
  await ask(carrier, 'PUT', `carrier/v1/packets/${id}/submit`);
  const path = `/carriers/${id}?tab=questionnaire`;
  const page = await enter(await openBrowser(), 'shipper', market.shipperToken, path);
  await expect(section(page, 'Documents').getByText('Letter')).toBeVisible();
  await expect(section(page, 'Documents').getByText('Extract')).toHaveCount(0);
  await expect(section(page, 'Company')).toContainText('The file—');
});
