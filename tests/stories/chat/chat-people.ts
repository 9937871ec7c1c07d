import type { Page } from '@playwright/test';
import { connect } from '../../load/connections';
import { enter, placeBid, prepareMarket, prepareTender } from '../market';
import { PHONE } from '../people';
import { expect, type OpenBrowser } from '../story';

const url = () => process.env['PRODUCT_URL'] ?? '';

export async function send<Data>(
  application: 'shipper' | 'carrier',
  token: string,
  call: [method: string, path: string],
  body: object = {},
): Promise<Data> {
  const http = connect(url(), 1);
  try {
    const [method, path] = call;
    const asked = method === 'GET' ? undefined : body;
    const { status, text } = await http.send(method, `/api/${application}/v1${path}`, token, asked);
    if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
    return (JSON.parse(text || '{}') as { data: Data }).data;
  } finally {
    http.close();
  }
}

export async function openChatOf(token: string, loadId: number): Promise<number> {
  const [option] = await send<{ id: number }[]>('shipper', token, ['GET', `/loads/${loadId}/options`]);
  const about = { model_type: 'option', model_id: option?.id ?? 0 };
  return (await send<{ id: number }>('shipper', token, ['POST', '/chats'], about)).id;
}

export const say = (application: 'shipper' | 'carrier', token: string, chatId: number, text: string) =>
  send(application, token, ['POST', `/chats/${chatId}/chat_messages`], { text });

export const widgetOf = (page: Page) => {
  const panel = page.getByRole('region', { name: 'My messages' });
  return {
    panel,
    launcher: page.getByRole('button', { name: /My messages/ }),
    field: panel.getByRole('textbox', { name: 'Write a message' }),
    messages: panel.getByRole('log').getByRole('article'),
    async write(text: string) {
      await this.field.fill(text);
      await this.field.press('Enter');
    },
    withText: (text: string) => panel.getByRole('log').getByRole('article').filter({ hasText: text }),
  };
};

/** A connection that can be cut: no calls or frames pass until it is restored. */
async function lineOf(page: Page) {
  let isCut = false;
  let markHearing = () => {};
  const hearing = new Promise<void>((resolve) => (markHearing = resolve));
  const sockets = new Set<{ close: () => Promise<void> }>();
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (isCut) return void socket.close();
    const server = socket.connectToServer();
    sockets.add(server).add(socket);
    socket.onMessage((frame) => server.send(frame));
    server.onMessage((frame) => {
      socket.send(frame);
      if (/subscription_succeeded.*chat-message-notification/.test(String(frame))) markHearing();
    });
  });
  return {
    hearing,
    async cut() {
      isCut = true;
      await page.context().setOffline(true);
      await Promise.all([...sockets].map((socket) => socket.close()));
      sockets.clear();
    },
    async mend() {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}

export async function expectEachOnce(page: Page, texts: readonly string[]): Promise<void> {
  await expect(async () => {
    const shown = await widgetOf(page).messages.locator('p[dir=auto]').allTextContents();
    expect(shown.slice(-texts.length)).toEqual(texts);
    expect(new Set(shown).size).toBe(shown.length);
  }).toPass();
}

export async function prepareTalk() {
  const market = await prepareMarket(1);
  const [carrierToken = ''] = market.carrierTokens;
  const id = await prepareTender(market);
  expect(await placeBid(carrierToken, id, 240_000)).toBe(201);
  return { ...market, carrierToken, id };
}

export async function openBoth(openBrowser: OpenBrowser) {
  const talk = await prepareTalk();
  const shipper = await enter(await openBrowser(), 'shipper', talk.shipperToken, `/tenders/${talk.id}/view`);
  const phone = await openBrowser(PHONE);
  const line = await lineOf(phone);
  const carrier = await enter(phone, 'carrier', talk.carrierToken, `/carrier/loads/${talk.id}`);
  await line.hearing;
  await shipper.getByRole('button', { name: /^Chat with Carrier/ }).click();
  await expect(widgetOf(shipper).field).toBeFocused();
  return { ...talk, shipper, carrier, line };
}
