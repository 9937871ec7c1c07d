import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { en } from '../../../packages/messages/src/languages/en';
import { startProduct } from '../../product';
import { expectEachOnce, openBoth, openChatOf, prepareTalk, say, send, widgetOf } from './chat-people';
import { enter, prepareMarket } from '../market';
import { PHONE } from '../people';
import { expect, test } from '../story';

test('each message of two people is shown once, although one of them is offline for a while', async ({
  openBrowser,
}) => {
  const { shipper, carrier, line, shipperToken, id } = await openBoth(openBrowser);
  const [ofShipper, ofCarrier] = [widgetOf(shipper), widgetOf(carrier)];
  await ofShipper.write('Loading is at gate 3');
  await expect(ofShipper.withText('Loading is at gate 3').getByRole('img', { name: 'Sent' })).toBeVisible();
  // The carrier's chat appears without a click, although the carrier has never had one before.
  await expect(ofCarrier.withText('Loading is at gate 3')).toBeVisible();
  await ofCarrier.write('Thank you');
  await expect(ofShipper.withText('Thank you')).toBeVisible();
  await expect(ofShipper.withText('Loading is at gate 3').getByRole('img', { name: 'Seen' })).toBeVisible();
  await expect(ofShipper.panel.getByRole('img', { name: /^In the chat now/ })).toBeVisible();

  await line.cut();
  for (const text of ['Are you there?', 'Hello?', 'I am offline']) await ofCarrier.write(text);
  await expect(ofCarrier.withText('I am offline').getByRole('img', { name: 'Waits to be sent' })).toBeVisible();
  await expect(ofCarrier.panel.getByText(en.chat['offline'])).toBeVisible();
  await expect(ofCarrier.panel.getByRole('alert')).toHaveCount(0);
  const chatId = await openChatOf(shipperToken, id);
  const missed = Array.from({ length: 40 }, (_, index) => `Missed ${index + 1}`);
  for (const text of missed) await say('shipper', shipperToken, chatId, text);
  await line.mend();
  const waited = ['Are you there?', 'Hello?', 'I am offline'];
  await expectEachOnce(carrier, ['Loading is at gate 3', 'Thank you', ...missed, ...waited]);
  await expectEachOnce(shipper, [...missed, ...waited]);
  await expect(ofCarrier.panel.getByRole('img', { name: 'Waits to be sent' })).toHaveCount(0);
  await expect(ofCarrier.panel.getByText(en.chat['offline'])).toHaveCount(0);
});

test('messages that a carrier writes without a server survive a reload, and are sent once and in order', async ({
  openBrowser,
}) => {
  const { carrier, shipper } = await openBoth(openBrowser);
  const [ofShipper, ofCarrier] = [widgetOf(shipper), widgetOf(carrier)];
  await ofShipper.write('Which truck?');
  await expect(ofCarrier.withText('Which truck?')).toBeVisible();
  const sending = /\/chat_messages$/;
  await carrier.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  for (const text of ['AA 1234 BC', 'with a trailer']) await ofCarrier.write(text);
  await expect(ofCarrier.withText('with a trailer').getByRole('img', { name: 'Waits to be sent' })).toBeVisible();
  await carrier.reload();
  await expect(ofCarrier.withText('AA 1234 BC').getByRole('img', { name: 'Waits to be sent' })).toBeVisible();
  await carrier.unroute(sending);
  await carrier.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectEachOnce(shipper, ['Which truck?', 'AA 1234 BC', 'with a trailer']);
  await expectEachOnce(carrier, ['Which truck?', 'AA 1234 BC', 'with a trailer']);
});

test('the link of a message opens its page with the chat', async ({ openBrowser }) => {
  const { shipperToken, carrierToken, id } = await prepareTalk();
  const chatId = await openChatOf(shipperToken, id);
  await say('carrier', carrierToken, chatId, 'Which gate?');
  const page = await enter(await openBrowser(), 'shipper', shipperToken, `/tenders/${id}/view?chat=${chatId}`);
  await expect(widgetOf(page).withText('Which gate?')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/tenders/${id}/view$`));
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(widgetOf(page).panel).toHaveCount(0);
});

test('an open chat is marked as read without the pointer', async ({ openBrowser }) => {
  const { shipperToken, carrierToken, id } = await prepareTalk();
  const chatId = await openChatOf(shipperToken, id);
  await say('carrier', carrierToken, chatId, 'Which gate?');
  const page = await openBrowser();
  const viewed = () => page.waitForResponse((answer) => answer.url().endsWith(`/chat/${chatId}/view`));
  const first = viewed();
  await enter(page, 'shipper', shipperToken, `/tenders/${id}/view?chat=${chatId}`);
  const widget = widgetOf(page);
  await expect(widget.withText('Which gate?')).toBeVisible();
  expect((await first).status()).toBe(200);
  const second = viewed();
  await say('carrier', carrierToken, chatId, 'And when?');
  await expect(widget.withText('And when?')).toBeVisible();
  expect((await second).status()).toBe(200);
});

test('older messages load at the top of the list, and a reload keeps the chat and its draft', async ({
  openBrowser,
}) => {
  const { shipperToken, carrierToken, id } = await prepareTalk();
  const chatId = await openChatOf(shipperToken, id);
  for (let index = 1; index <= 55; index++) await say('carrier', carrierToken, chatId, `Message no ${index}.`);
  const page = await enter(await openBrowser(), 'shipper', shipperToken, '/tenders');
  const widget = widgetOf(page);
  await expect(widget.launcher).toContainText('55');
  await widget.launcher.click();
  // A conversation is marked read when it is opened under the pointer, or at the latest when the person types.
  const viewed = page.waitForResponse((answer) => answer.url().endsWith(`/chat/${chatId}/view`));
  await widget.panel.getByRole('searchbox').fill('kyiv');
  await widget.panel.getByRole('list', { name: 'Chats' }).getByRole('button').click();
  await expect(widget.withText('Message no 55.')).toBeInViewport();
  await expect(widget.messages).toHaveCount(25);
  const seen = widget.withText('Message no 31.');
  await widget.panel.getByRole('log').evaluate((list) => list.scrollTo(0, 0));
  await expect(widget.messages).toHaveCount(50);
  await expect(seen).toBeInViewport();
  await expect(widget.launcher).toHaveCount(0);

  await widget.field.fill('I will');
  expect((await viewed).status()).toBe(200);
  await page.reload();
  await expect(widget.field).toHaveValue('I will');
  await expect(widget.withText('Message no 55.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(widget.launcher).toBeVisible();
  await expect(widget.launcher).not.toContainText('55');
});

test('a message is sent with files, shows its pictures, and names a refused file', async ({ openBrowser }) => {
  const { shipper, carrier } = await openBoth(openBrowser);
  const [ofShipper, ofCarrier] = [widgetOf(shipper), widgetOf(carrier)];
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  await ofShipper.panel.locator('input[type=file]').setInputFiles([
    { name: 'truck.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') },
    { name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  await expect(ofShipper.panel.getByText('“nothing.pdf” is empty')).toBeVisible();
  await ofShipper.panel.getByRole('button', { name: 'Send the message' }).click();
  const picture = ofCarrier.panel.getByRole('button', { name: 'Show truck.png' });
  await picture.click();
  await expect(
    carrier.getByRole('dialog', { name: 'truck.png' }).getByRole('img', { name: 'truck.png' }),
  ).toBeVisible();
  await carrier.keyboard.press('Escape');
  await expect(picture).toBeVisible();

  // A file of another kind is refused by its content, and stays in the form to be sent again.
  await ofShipper.panel
    .locator('input[type=file]')
    .setInputFiles([{ name: 'run.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') }]);
  await ofShipper.panel.getByRole('button', { name: 'Send the message' }).click();
  await expect(ofShipper.panel.getByRole('alert')).toBeVisible();
  await ofShipper.panel.getByRole('button', { name: 'Discard' }).click();
  await expect(ofShipper.panel.getByRole('alert')).toHaveCount(0);
});

test('a chat is marked as unread, left and joined, searched, and answered with a saved reply', async ({
  openBrowser,
}) => {
  const { shipper, carrier } = await openBoth(openBrowser);
  const widget = widgetOf(shipper);
  await widget.write('Loading is at gate 3');
  await expect(widgetOf(carrier).withText('Loading is at gate 3')).toBeVisible();
  await widgetOf(carrier).write('We are in the queue at Krakovets');
  await expect(widget.withText('Krakovets')).toBeVisible();
  const choose = async (item: string) => {
    await widget.panel.getByRole('button', { name: 'More about this chat' }).click();
    await shipper.getByRole('menuitem', { name: item }).click();
  };
  await choose('Mark as unread');
  const listed = widget.panel.getByRole('list', { name: 'Chats' }).getByRole('button');
  await expect(listed).toContainText('1 unread message');
  await listed.click();
  await choose('Leave the chat');
  await expect(widget.panel.getByText('You only look at this chat')).toBeVisible();
  await choose('Join the chat');
  await expect(widget.panel.getByText('You only look at this chat')).toHaveCount(0);

  await choose('Search in messages');
  await widget.panel.getByRole('searchbox').fill('GATE');
  await widget.panel.getByRole('list', { name: 'Messages found' }).getByRole('button').click();
  await expect(widget.withText('Loading is at gate 3')).toBeInViewport();

  await widget.panel.getByRole('button', { name: 'Saved replies' }).click();
  await widget.panel.getByRole('button', { name: 'New reply' }).click();
  await widget.panel.getByLabel('Name').fill('Thanks');
  await widget.panel.getByLabel('Text', { exact: true }).fill('Thank you, we wait for the driver.');
  await widget.panel.getByRole('button', { name: 'Save' }).click();
  await widget.panel.getByRole('button', { name: /^Thanks/ }).click();
  await widget.field.press('Enter');
  await expect(widgetOf(carrier).withText('Thank you, we wait for the driver.')).toBeVisible();
});

test('the support menu opens the chat with support in the same widget', async ({ openBrowser }) => {
  const { shipperToken } = await prepareMarket(1);
  const page = await enter(await openBrowser(), 'shipper', shipperToken, '/tenders');
  const widget = widgetOf(page);
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  await page.getByRole('button', { name: 'Write to support' }).click();
  await expect(widget.panel.getByRole('heading', { name: 'Support' })).toBeVisible();
  await widget.write('How do I invite a carrier?');
  await expect(widget.withText('How do I invite').getByRole('img', { name: 'Sent' })).toBeVisible();
});

test('a chat is archived with its load and then takes no messages', async ({ openBrowser }) => {
  const { shipper, carrier, shipperToken, id } = await openBoth(openBrowser);
  await widgetOf(shipper).write('One more thing');
  await expect(widgetOf(carrier).withText('One more thing')).toBeVisible();
  await send('shipper', shipperToken, ['PUT', `/loads/${id}/cancel`], { reason: 'No cargo' });
  await send('shipper', shipperToken, ['PUT', `/loads/${id}/archive`]);
  for (const page of [shipper, carrier]) {
    await expect(widgetOf(page).panel.getByText('You can’t send messages because chat is archived.')).toBeVisible();
    await expect(widgetOf(page).field).toHaveCount(0);
    await expect(widgetOf(page).withText('One more thing')).toBeVisible();
  }
});

test('a message is translated once and then switches between both texts', async ({ openBrowser }) => {
  let asked = 0;
  const service = createServer((_request, response) => {
    asked++;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ translatedText: 'The driver has changed' }));
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  const settings = JSON.parse(process.env['PRODUCT_SETTINGS'] ?? '{}') as Record<string, string>;
  const product = await startProduct({ ...settings, TRANSLATE_URL: `http://127.0.0.1:${port}` });
  try {
    const { shipperToken, carrierToken, id } = await prepareTalk();
    const chatId = await openChatOf(shipperToken, id);
    await say('carrier', carrierToken, chatId, 'Водій змінився');
    const page = await openBrowser({ baseURL: product.url });
    await enter(page, 'shipper', shipperToken, '/tenders');
    const widget = widgetOf(page);
    await widget.launcher.click();
    await widget.panel.getByRole('list', { name: 'Chats' }).getByRole('button').click();
    const message = widget.messages.first();
    for (let times = 0; times < 2; times++) {
      await message.getByRole('button', { name: 'Translate' }).click();
      await expect(message).toContainText('The driver has changed');
      await message.getByRole('button', { name: 'Show original' }).click();
      await expect(message).toContainText('Водій змінився');
    }
    expect(asked).toBe(1);
  } finally {
    await product.stop();
    service.close();
  }
});

test('a question is asked in the chat, or answered to all carriers without a name', async ({ openBrowser }) => {
  const { id, shipperToken, carrierToken } = await prepareTalk();
  const carrier = await enter(await openBrowser(PHONE), 'carrier', carrierToken, `/carrier/loads/${id}`);
  await carrier.getByRole('button', { name: 'Ask a question' }).click();
  await carrier.getByLabel('Your question about the tender').fill('Is a tail lift needed?');
  await carrier.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(widgetOf(carrier).field).toHaveValue('Is a tail lift needed?');
  await carrier.keyboard.press('Escape');

  const shipper = await enter(await openBrowser(), 'shipper', shipperToken, `/tenders/${id}/view?tab=talk`);
  const saved = shipper.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await shipper.getByText('Answered to all').click();
  await expect(shipper.getByText('All carriers of this tender read the answer')).toBeVisible();
  // The page shows the choice before the server has it.
  await saved;
  await carrier.getByRole('button', { name: 'Ask a question' }).click();
  await carrier.getByLabel('Your question about the tender').fill('How many pallets?');
  await carrier.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(carrier.getByText('Waits for an answer')).toBeVisible();
  await shipper.getByRole('button', { name: 'Answer', exact: true }).click();
  await shipper.getByLabel('Answer to all carriers of the tender').fill('33, all of them euro pallets');
  await shipper.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(carrier.getByText('33, all of them euro pallets')).toBeVisible();

  await shipper.getByRole('textbox', { name: /^Write a note/ }).fill('They ask about pallets');
  await shipper.getByRole('button', { name: 'Add the note' }).click();
  const notes = shipper.getByRole('list', { name: 'Internal notes' });
  await expect(notes).toContainText('They ask about pallets');
  await notes.getByRole('button', { name: 'Delete the note' }).click();
  await expect(notes).not.toContainText('They ask about pallets');
  await shipper.getByRole('button', { name: 'Undo' }).click();
  await expect(notes).toContainText('They ask about pallets');
});
