import type { Page } from '@playwright/test';
import { en } from '../../../packages/messages/src/languages/en';
import { enter, prepareMarket } from '../market';
import { expect, test } from '../story';
import { ask, firstCarrierId } from '../network/delivered-orders';
import { publishPacket } from '../network/packet-draft';

const QUESTION = {
  ...{ id: 'depot', kind: 'text', label: 'Depot', help: null, required: true, countries: [], options: [] },
  ...{ condition: null, standard: null },
};

const CONTENT = {
  sections: [{ id: 'company', title: 'Company', questions: [QUESTION] }],
  documents: ['extract', 'letter'].map((id) => ({
    id,
    kind: 'other',
    label: id === 'letter' ? 'Letter' : 'Extract',
    required: false,
    expires: false,
    least: null,
    countries: [],
  })),
  agreement: null,
};

interface Saved {
  revision: number;
  documents: { requirement: string; document: { id: number } }[];
}

async function openPacket(page: Page) {
  const market = await prepareMarket(1);
  const [carrier = ''] = market.carrierTokens;
  await publishPacket(market.shipperToken, CONTENT);
  const id = await firstCarrierId(market);
  const add = async (title: string) =>
    (await ask<{ id: number }>(carrier, 'POST', 'carrier/v1/account/documents', { kind: 'other', title })).id;
  const documents = [await add('From the register'), await add('Of the bank')] as const;
  await enter(page, 'carrier', carrier, `/carrier/packets/${id}`);
  const address = `carrier/v1/packets/${id}`;
  return {
    id,
    documents,
    chosen: async () => (await ask<Saved>(carrier, 'GET', address)).documents.map(({ document }) => document.id),
    save: async (body: object) => {
      const { revision } = await ask<Saved>(carrier, 'GET', address);
      await ask(carrier, 'PUT', address, { ...body, revision });
    },
  };
}

const choose = async (page: Page, section: string, title: string) => {
  await page
    .getByRole('region', { name: section })
    .getByRole('button', { name: en.packets['documents.choose'] })
    .click();
  await page.getByRole('menuitem', { name: title }).click();
};

test('documents that could not be saved are saved with the next answer', async ({ openBrowser }) => {
  const page = await openBrowser();
  const packet = await openPacket(page);
  let failures = 0;
  await page.route(new RegExp(`/packets/${packet.id}$`), (route) =>
    route.request().method() === 'PUT' && failures++ === 0
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await choose(page, 'Extract', 'From the register');
  await expect(page.getByText(en.packets['saving.failed'])).toBeVisible();
  await page.getByRole('textbox', { name: 'Depot' }).fill('Gdańsk');
  await expect(page.getByText(en.packets['saving.saved'])).toBeVisible();
  await expect(page.getByRole('region', { name: 'Extract' }).getByText('From the register')).toBeVisible();
  expect(await packet.chosen()).toEqual([packet.documents[0]]);
});

test('two documents chosen for one requirement before the first is saved are both kept', async ({ openBrowser }) => {
  const page = await openBrowser();
  const packet = await openPacket(page);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let saves = 0;
  await page.route(new RegExp(`/packets/${packet.id}$`), async (route) => {
    if (route.request().method() === 'PUT' && saves++ === 0) await isAnswered;
    await route.continue();
  });
  await choose(page, 'Extract', 'From the register');
  await choose(page, 'Extract', 'Of the bank');
  answer();
  await expect.poll(packet.chosen).toEqual([...packet.documents]);
  await expect(page.getByText(en.packets['saving.saved'])).toBeVisible();
});

test('two colleagues choose documents at once, and both choices are kept', async ({ openBrowser }) => {
  const page = await openBrowser();
  const packet = await openPacket(page);
  await expect(page.getByRole('region', { name: 'Extract' })).toBeVisible();
  let saves = 0;
  await page.route(new RegExp(`/packets/${packet.id}$`), async (route) => {
    // The colleague is a moment faster.
    if (route.request().method() === 'PUT' && saves++ === 0)
      await packet.save({ documents: [{ requirement: 'letter', document_id: packet.documents[1] }] });
    await route.continue();
  });
  await choose(page, 'Extract', 'From the register');
  await expect(page.getByText(en.packets['saving.failed'])).toBeVisible();
  await page.getByRole('button', { name: en.packets['saving.retry'] }).click();
  await expect(page.getByText(en.packets['saving.saved'])).toBeVisible();
  expect((await packet.chosen()).toSorted()).toEqual([...packet.documents].toSorted());
});
