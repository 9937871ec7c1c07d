import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../load/connections';
import { openPage } from '../../load/live-page';
import type { Market } from '../../load/market';
import { percentile, round, type Figure } from '../percentiles';
import { LIMITS } from '../limits';

const CHATS = 50;
const MESSAGES_PER_SECOND = 20;
const DURATION_MS = 10_000;

interface Side {
  side: 'shipper' | 'carrier';
  token: string;
  accountId: number;
}

async function read<Data>(answer: Promise<{ status: number; text: string }>): Promise<Data> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function sideOf(http: Connection, side: Side['side'], token: string): Promise<Side> {
  const { id } = await read<{ id: number }>(http.send('GET', `/api/${side}/v1/account`, token));
  return { side, token, accountId: id };
}

/** A shipper and fifty carriers write in turn; a message counts as seen when the other side's page has it. */
export async function benchChat(url: string, http: Connection, market: Market, loadId: number): Promise<Figure[]> {
  const shipper = await sideOf(http, 'shipper', market.shipperToken);
  const carriers = await Promise.all(
    market.carrierTokens.slice(0, CHATS).map((token) => sideOf(http, 'carrier', token)),
  );
  const chats = await Promise.all(
    carriers.map(async ({ token }) => {
      const body = { model_type: 'load', model_id: loadId };
      return read<{ id: number }>(http.send('POST', '/api/carrier/v1/chats', token, body));
    }),
  );
  const sentAt = new Map<number, number>();
  const delays: number[] = [];
  const pages = [shipper, ...carriers].map(({ side, token, accountId }) =>
    openPage({
      url: () => url,
      http: () => http,
      channel: { name: `chat-message-notification.${accountId}`, side, token },
      onFrame(frame) {
        if (!frame.includes('\\"is_sender\\":false')) return;
        const at = sentAt.get(Number(/message number (\d+)/.exec(frame)?.[1]));
        if (at !== undefined) delays.push(performance.now() - at);
      },
    }),
  );
  await Promise.all(pages.map((page) => page.heard()));

  const sending: Promise<unknown>[] = [];
  const count = (DURATION_MS / 1000) * MESSAGES_PER_SECOND;
  for (let number = 0; number < count; number++) {
    const dueAt = performance.now() + 1000 / MESSAGES_PER_SECOND;
    const place = number % CHATS;
    const { side, token } = Math.floor(number / CHATS) % 2 === 0 ? carriers[place]! : shipper;
    sentAt.set(number, performance.now());
    const body = { text: `message number ${number}`, client_id: crypto.randomUUID() };
    sending.push(read(http.send('POST', `/api/${side}/v1/chats/${chats[place]!.id}/chat_messages`, token, body)));
    await sleep(Math.max(0, dueAt - performance.now()));
  }
  await Promise.all(sending);
  await sleep(1000);
  for (const page of pages) page.close();
  console.log(`chat: ${delays.length} of ${count} messages seen, p50 ${round(percentile(delays, 0.5))} ms`);
  return [
    {
      name: 'a chat message from its sending until the other side sees it, p99',
      measured: percentile(delays, 0.99),
      unit: 'ms',
      target: LIMITS.chatSeenP99,
    },
    { name: 'chat messages that were not seen', measured: count - delays.length, unit: '', target: LIMITS.chatUnseen },
  ];
}
