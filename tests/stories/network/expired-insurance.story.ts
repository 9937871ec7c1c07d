import type { Locator, Page } from '@playwright/test';
import { openDatabase } from '../../../apps/server/src/platform/database/database';
import { expectAccessible, expectToFitPhone } from '../axe';
import { enter, placeBid, prepareDraft, prepareMarket, prepareTender } from '../market';
import { inDays, PHONE } from '../people';
import { expect, test } from '../story';
import type { Market } from '../../load/market';
import { ask, firstCarrierId } from './delivered-orders';
import { publishPacket } from './packet-draft';

const DAY_MS = 86_400_000;
const isoDay = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const PACKET = {
  sections: [
    {
      id: 'company',
      title: 'Your company',
      questions: [
        {
          ...{ id: 'fleet', label: 'How many trucks do you run?', kind: 'number', help: null, required: true },
          ...{ countries: [], options: [], condition: null, standard: null },
        },
      ],
    },
  ],
  documents: [
    { id: 'cargo', kind: 'insurance', label: null, required: true, expires: true, least: null, countries: [] },
  ],
  agreement: null,
};
const insuranceUntil = (expires_on: string) => ({
  ...{ kind: 'insurance', title: 'Cargo insurance 1', issued_on: '2020-01-01', expires_on },
  amount: { amount: 2_000_000, currency: 'EUR' },
});

async function prepareInsured(validUntil: string): Promise<{ market: Market; carrierId: number }> {
  const market = await prepareMarket(1);
  const { shipperToken: shipper, carrierTokens } = market;
  const [carrier = ''] = carrierTokens;
  await publishPacket(shipper, PACKET);
  await ask(shipper, 'PUT', 'shipper/v1/profile/setting', { require_packet: true });
  const carrierId = await firstCarrierId(market);
  const document = insuranceUntil(validUntil);
  const { id: document_id } = await ask<{ id: number }>(carrier, 'POST', 'carrier/v1/account/documents', document);
  const filled = { answers: { fleet: 12 }, documents: [{ requirement: 'cargo', document_id }] };
  await ask(carrier, 'PUT', `carrier/v1/packets/${carrierId}`, filled);
  await ask(carrier, 'PUT', `carrier/v1/packets/${carrierId}/submit`);
  const path = `shipper/v1/carriers/${carrierId}/packet`;
  const { revision } = await ask<{ revision: number }>(shipper, 'GET', path);
  await ask(shipper, 'PUT', `${path}/review`, { revision, approve_all: true });
  return { market, carrierId };
}

async function passInsurance(carrierId: number): Promise<void> {
  const { DATABASE_URL: url = '' } = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const database = openDatabase({ url, poolSize: 1, onError: () => undefined });
  await database.run(
    `update carrier_documents set expires_on = current_date - 2
      where company_id = (select carrier_company_id from carriers where id = $1)`,
    [carrierId],
  );
  await database.run(`update packets set expires_on = current_date - 2 where carrier_id = $1`, [carrierId]);
  await database.close();
}

async function pressed(button: Locator, path: RegExp): Promise<void> {
  const answered = button
    .page()
    .waitForResponse((answer) => answer.request().method() !== 'GET' && path.test(new URL(answer.url()).pathname));
  await button.click();
  expect((await answered).ok()).toBe(true);
}

const selectButton = (page: Page) => page.getByRole('button', { name: /^Select Carrier/ });

async function expectBlocked(page: Page, reason: RegExp): Promise<void> {
  await expect(selectButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(selectButton(page)).toHaveAccessibleDescription(reason);
}

test('an insurance that ends before the delivery or has expired blocks the award, and a new one allows it', async ({
  openBrowser,
}) => {
  // The delivery of every tender here is in seven days.
  const { market, carrierId } = await prepareInsured(isoDay(4));
  const [carrierToken = ''] = market.carrierTokens;
  const draft = await prepareDraft(market);
  const shipper = await enter(await openBrowser(), 'shipper', market.shipperToken, `/tenders/${draft}/edit`);
  await expect(shipper.getByText('1 cannot win yet')).toBeVisible();
  await shipper.getByRole('button', { name: 'Show who' }).click();
  const who = shipper.getByRole('dialog', { name: 'Carriers that cannot win this tender yet' });
  await expect(who.getByText('a document expires before delivery')).toBeVisible();
  await expectAccessible(shipper);

  const tender = await prepareTender(market);
  const phone = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${tender}`);
  await expect(phone.getByText(/^To win tenders of/)).toBeVisible();
  await expect(phone.getByText('a document expires before delivery')).toBeVisible();
  await expectToFitPhone(phone);
  // It may bid, and the bid counts once this is put right.
  expect(await placeBid(carrierToken, tender, 240_000)).toBe(201);
  await shipper.goto(`/tenders/${tender}/view`);
  await expectBlocked(shipper, /Not in order: a document expires before delivery\.$/);
  const [option] = await ask<{ id: number }[]>(market.shipperToken, 'GET', `shipper/v1/loads/${tender}/options`);
  const choose = () =>
    ask(market.shipperToken, 'PUT', `shipper/v1/loads/${tender}/select_option`, { option_id: option?.id });
  await expect(choose()).rejects.toThrow(/409.*option\.not-eligible/);

  await passInsurance(carrierId);
  await phone.goto(`/carrier/packets/${carrierId}`);
  // The clock looks once a minute.
  const packet = () => ask<{ state: string }>(carrierToken, 'GET', `carrier/v1/packets/${carrierId}`);
  await expect.poll(async () => (await packet()).state, { timeout: 300_000 }).toBe('not_completed');
  await phone.reload();
  await expect(phone.getByText(/^A required document has expired/)).toBeVisible();
  await shipper.reload();
  await expectBlocked(shipper, /Not in order: packet not approved\.$/);
  await expect(choose()).rejects.toThrow(/409.*option\.not-eligible/);
  await shipper.goto(`/carriers/${carrierId}?tab=questionnaire`);
  await expect(shipper.getByText('A required document has expired. The carrier has to replace it.')).toBeVisible();

  const attached = phone.getByRole('region', { name: 'Insurance', exact: true });
  await attached.getByRole('button', { name: 'Add a new one' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Add document' });
  await dialog.getByRole('textbox', { name: 'Valid until' }).fill(inDays(400));
  await dialog.getByRole('textbox', { name: 'Insured amount' }).fill('100000');
  await pressed(dialog.getByRole('button', { name: 'Save' }), /\/account\/documents$/);
  await expect(attached.getByText(`valid until ${inDays(400)}`)).toBeVisible();
  await pressed(phone.getByRole('button', { name: 'Submit the packet' }), /\/packets\/\d+\/submit$/);
  await expect(phone.getByText('Packet on review')).toBeVisible();
  await shipper.reload();
  await pressed(shipper.getByRole('button', { name: 'Approve the packet' }), /\/packet\/review$/);
  await expect(shipper.getByText('Packet approved').first()).toBeVisible();

  await shipper.goto(`/tenders/${tender}/view`);
  await selectButton(shipper).click();
  const confirm = shipper.getByRole('dialog').getByRole('button', { name: /^Select Carrier/ });
  await pressed(confirm, /\/select_option$/);
  await expect(shipper.getByText('Awaiting confirmation').first()).toBeVisible();
  await phone.goto(`/carrier/loads/${tender}`);
  await expect(phone.getByText(/^To win tenders of/)).toHaveCount(0);
  await expect(phone.getByRole('button', { name: /^Confirm/ }).first()).toBeVisible();
});
