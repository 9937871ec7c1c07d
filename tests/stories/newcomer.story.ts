import type { Page } from '@playwright/test';
import { expect, test } from './story';
import { linkIn, newLogin, PHONE, readMail } from './people';
import { inviteCarriers, publishTender, startCompany, writeTender } from './shipper-steps';

async function acceptInvitation(page: Page, login: string, company: string): Promise<void> {
  await page.goto(linkIn(await readMail(page, login, /Kvarta/)));
  await page.getByRole('button', { name: 'See the tenders' }).click();
  await page.getByLabel('Name of your company').fill(company);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Open tenders', level: 1 })).toBeVisible();
}

async function bid(page: Page, price: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /Your price/ });
  await field.fill(price);
  await page.getByRole('button', { name: /^Place bid/ }).click();
}

test('a newcomer publishes a tender, two carriers bid on their phones, and the winner confirms', async ({
  openBrowser,
}) => {
  const shipper = await openBrowser();
  const logins = [newLogin('carrier.one'), newLogin('carrier.two')];
  await startCompany(shipper, newLogin('shipper'), { name: 'Kvarta Foods', country: 'Germany' });
  await inviteCarriers(shipper, logins);

  const carriers = [await openBrowser(PHONE), await openBrowser(PHONE)];
  await acceptInvitation(carriers[0]!, logins[0]!, 'Sokil Trans');
  await acceptInvitation(carriers[1]!, logins[1]!, 'Vektor Auto');
  await writeTender(shipper, '2500');
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
  await expect(carriers[1]!.getByText('€2,400').first()).toBeVisible();
  await bid(carriers[1]!, '2300');
  await expect(carriers[0]!.getByText('You were outbid')).toBeVisible();

  const select = shipper.getByRole('button', { name: 'Select Vektor Auto for €2,300' });
  await expect(select).toBeVisible();
  await select.click();
  await shipper.getByRole('dialog').getByRole('button', { name: 'Select Vektor Auto' }).click();
  await expect(shipper.getByText('Awaiting confirmation').first()).toBeVisible();

  await carriers[1]!.getByRole('button', { name: /^Confirm €2,300/ }).click();
  await expect(carriers[1]!.getByText('The order is yours').first()).toBeVisible();
  await expect(shipper.getByText('Processing').first()).toBeVisible();
  await expect(carriers[0]!.getByText('Another carrier was chosen').first()).toBeVisible();
});

async function holdSave(page: Page): Promise<{ asked: Promise<unknown>; letGo(): Promise<unknown> }> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/shipper/v1/loads/*', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  const isSave = (method: string, url: string) => method === 'PUT' && /\/loads\/\d+$/.test(url);
  const asked = page.waitForRequest((request) => isSave(request.method(), request.url()));
  const answered = page.waitForResponse((answer) => isSave(answer.request().method(), answer.url()));
  return { asked, letGo: () => (letGo(), answered) };
}

test('a shipper without carriers invites them from the tender, and publishes it', async ({ openBrowser }) => {
  const page = await openBrowser();
  await startCompany(page, newLogin('shipper'), { name: 'Kvarta Foods', country: 'Germany' });
  await writeTender(page, '2500');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeDisabled();
  const held = await holdSave(page);
  await page.getByRole('textbox', { name: 'Starting rate' }).fill('2600');
  await page.keyboard.press('Tab');
  await held.asked;
  await page.getByRole('main').getByRole('button', { name: 'Invite carriers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail addresses and phone numbers').fill(newLogin('carrier'));
  await dialog.getByRole('button', { name: 'Invite 1 carrier' }).click();
  await expect(dialog.getByText('1 invitation is sent')).toBeVisible();
  // Behind the dialog the draft is updated with the new audience; the links can still be copied.
  await held.letGo();
  await expect(page.getByText('Reaches 1 carrier.')).toBeVisible();
  await expect(dialog.getByText('1 invitation is sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Reaches 1 carrier.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Invite carriers' })).toHaveCount(0);
  await publishTender(page);
});
