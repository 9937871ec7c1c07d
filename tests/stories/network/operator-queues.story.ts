import type { Page } from '@playwright/test';
import { startProduct } from '../../product';
import { expectAccessible } from '../axe';
import { delayAnswers } from '../looks/layout-shift';
import { lookAtPage } from '../looks/look-at-page';
import { askSupport } from '../looks/route-records';
import { LANGUAGES, OPERATOR } from '../looks/route-table';
import { keepToken, prepareMarket, setProfileLanguage } from '../market';
import { expect, test } from '../story';
import { ask } from './delivered-orders';
import { companyOf, prepareFacility } from './facilities-people';

const card = (page: Page, name: string) => page.getByRole('region', { name });

// The queue of facilities is common to all companies: the first story ends with an empty one, the second fills it.
test.describe.configure({ mode: 'default' });

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
    await expect(colleague.getByText('No request waits')).toBeVisible();
    // The queue is reloaded every fifteen seconds; its row disappears, typed text stays.
    await expect(desk.getByText('No request waits')).toBeVisible({ timeout: 120_000 });
    await expect(refusal.getByRole('textbox')).toHaveValue('Gate 7 is closed');
    await refusal.getByRole('button', { name: 'Decline' }).click();
    await expect(refusal.getByText(/was decided or taken back meanwhile/)).toBeVisible();
    await theirs.reload();
    await expect(card(theirs, 'Note for drivers')).toContainText('Report at gate 7');
  } finally {
    await product.stop();
  }
});

test('no queue of the operator moves or cuts texts in any language', async ({ openBrowser }) => {
  const [operator, company] = [await prepareMarket(1), await prepareMarket(1)];
  await askSupport('shipper', company.shipperToken);
  const facility = await prepareFacility(company.shipperToken);
  const offer = { kind: 'publication', content: {} };
  await ask(company.shipperToken, 'POST', `shipper/v1/facilities/${facility}/proposals`, offer);
  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const product = await startProduct({ ...settings, OPERATOR_BRAND: String(await companyOf(operator.shipperToken)) });
  try {
    for (const language of LANGUAGES) {
      await setProfileLanguage(operator, language.lang);
      const page = await openBrowser({ baseURL: product.url, locale: language.locale });
      await keepToken(page, 'shipper', operator.shipperToken);
      await delayAnswers(page);
      await lookAtPage(page, '/operator', OPERATOR, language);
    }
  } finally {
    await product.stop();
  }
});
