import type { Page } from '@playwright/test';
import { expect, test } from './story';
import { inDays, linkIn, newLogin, PHONE, readMail, signIn } from './people';

async function startCompany(page: Page, login: string): Promise<void> {
  await page.goto('/');
  await signIn(page, login);
  await page.getByLabel('First name').fill('Olena');
  await page.getByLabel('Last name').fill('Savchuk');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company name').fill('Kvarta Foods');
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
}

async function inviteCarriers(page: Page, logins: string[]): Promise<void> {
  await page.getByRole('link', { name: 'Carriers' }).first().click();
  await page.getByRole('button', { name: 'Invite carriers' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail addresses and phone numbers').fill(logins.join('\n'));
  await dialog.getByRole('button', { name: 'Invite 2 carriers' }).click();
  await expect(dialog.getByText(logins[1]!).first()).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A carrier follows the link of its message and names its company; later it signs in with a code to keep the account. */
async function acceptInvitation(page: Page, login: string, company: string): Promise<void> {
  await page.goto(linkIn(await readMail(page, login, /Kvarta/)));
  await page.getByRole('button', { name: 'See the tenders' }).click();
  await page.getByLabel('Name of your company').fill(company);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Open tenders', level: 1 })).toBeVisible();
}

async function chooseAddress(page: Page, stop: number, city: string): Promise<void> {
  const field = page.getByRole('combobox', { name: `Address of stop ${stop}` });
  await expect(async () => {
    await field.fill('');
    await field.fill(city);
    await expect(page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first().click();
}

async function fillWindow(page: Page, stop: number, date: string, from: string, to: string): Promise<void> {
  await page.getByLabel(`Date at stop ${stop}`).fill(date);
  await page.keyboard.press('Tab');
  await page.getByLabel(`From, stop ${stop}`).fill(from);
  await page.getByLabel(`Until, stop ${stop}`).fill(to);
}

async function publishTender(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Tenders' }).first().click();
  await page.getByRole('button', { name: 'New tender' }).first().click();
  await chooseAddress(page, 1, 'Gdańsk');
  await chooseAddress(page, 2, 'Київ');
  await fillWindow(page, 1, inDays(5), '08:00', '12:00');
  await fillWindow(page, 2, inDays(7), '09:00', '17:00');
  await page.getByRole('textbox', { name: 'Cargo' }).fill('Paper rolls');
  await page.getByRole('textbox', { name: 'Weight' }).fill('22');
  await page.getByRole('combobox', { name: 'Body type' }).click();
  await page.getByRole('option', { name: 'Curtainsider' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Starting rate' }).fill('2500');
  await page.keyboard.press('Tab');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Ongoing').first()).toBeVisible();
}

async function bid(page: Page, price: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /Your price/ });
  await field.fill(price);
  await page.getByRole('button', { name: /^Place bid/ }).click();
}

test('a newcomer publishes a tender, two carriers bid on their phones, and the winner confirms', async ({
  openBrowser,
}) => {
  test.setTimeout(180_000);
  const shipper = await openBrowser();
  const logins = [newLogin('carrier.one'), newLogin('carrier.two')];
  await startCompany(shipper, newLogin('shipper'));
  await inviteCarriers(shipper, logins);

  const carriers = [await openBrowser(PHONE), await openBrowser(PHONE)];
  await acceptInvitation(carriers[0]!, logins[0]!, 'Sokil Trans');
  await acceptInvitation(carriers[1]!, logins[1]!, 'Vektor Auto');
  await publishTender(shipper);

  for (const page of carriers) {
    await page.reload();
    await page
      .getByRole('link', { name: /Gdańsk/ })
      .first()
      .click();
  }
  await bid(carriers[0]!, '2400');
  await expect(carriers[0]!.getByText('You lead').first()).toBeVisible();
  await expect(carriers[1]!.getByText('€2,400').first()).toBeVisible({ timeout: 15_000 });
  await bid(carriers[1]!, '2300');
  await expect(carriers[0]!.getByText('You were outbid')).toBeVisible({ timeout: 15_000 });

  const select = shipper.getByRole('button', { name: 'Select Vektor Auto for €2,300' });
  await expect(select).toBeVisible({ timeout: 15_000 });
  await select.click();
  await shipper.getByRole('dialog').getByRole('button', { name: 'Select Vektor Auto' }).click();
  await expect(shipper.getByText('Awaiting confirmation').first()).toBeVisible();

  await carriers[1]!.getByRole('button', { name: /^Confirm €2,300/ }).click({ timeout: 15_000 });
  await expect(carriers[1]!.getByText('The order is yours').first()).toBeVisible();
  await expect(shipper.getByText('Processing').first()).toBeVisible({ timeout: 15_000 });
  await expect(carriers[0]!.getByText('Another carrier was chosen').first()).toBeVisible({ timeout: 15_000 });
});
