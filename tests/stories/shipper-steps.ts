import type { Page } from '@playwright/test';
import { inDays, signIn } from './people';
import { expect } from './story';

export async function startCompany(
  page: Page,
  login: string,
  { name, country, known }: { name: string; country?: string; known?: { country: string; currency: RegExp } },
): Promise<void> {
  await page.goto('/');
  await signIn(page, login);
  await page.getByLabel('First name').fill('Olena');
  await page.getByLabel('Last name').fill('Savchuk');
  await page.getByLabel('I accept the terms of use').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Company name').fill(name);
  if (known) {
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue(known.country);
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue(known.currency);
  }
  if (country) {
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: country }).click();
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveTitle(/^Dashboard/);
  await page.getByRole('link', { name: 'Tenders', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Tenders', level: 1 })).toBeVisible();
}

export async function inviteCarriers(page: Page, logins: string[], language?: string): Promise<void> {
  await page.getByRole('link', { name: 'Carriers' }).first().click();
  // The dashboard has a button of this name too.
  await expect(page.getByRole('heading', { level: 1, name: 'Carriers' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite carriers' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail addresses and phone numbers').fill(logins.join('\n'));
  if (language) await dialog.getByLabel('Language of the invitation').selectOption(language);
  await dialog.getByRole('button', { name: `Invite ${logins.length} carriers` }).click();
  await expect(dialog.getByText(logins[1] ?? '').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

async function chooseAddress(page: Page, stop: number, city: string): Promise<void> {
  const field = page.getByRole('combobox', { name: `Address of stop ${stop}` });
  await expect(async () => {
    await field.fill('');
    await field.fill(city);
    await expect(page.getByRole('listbox', { name: 'Places found' }).getByRole('option').first()).toBeVisible({
      timeout: 10_000,
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

export async function writeTender(page: Page, startingRate: string): Promise<void> {
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
  await page.getByRole('textbox', { name: 'Starting rate' }).fill(startingRate);
  await page.keyboard.press('Tab');
}

export async function publishTender(page: Page): Promise<void> {
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await expect(publish).toBeEnabled();
  await publish.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Ongoing').first()).toBeVisible();
}
