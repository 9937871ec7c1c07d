import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Sent {
  chat_id: number;
  text: string;
  message_id: number;
}

export interface BotServer {
  url: string;
  token: string;
  sent: Sent[];
  refusals: { error_code: number; description: string }[];
  write(
    chatId: number,
    text: string | undefined,
    more?: { reply_to_message?: { message_id: number }; type?: string; photo?: readonly object[] },
  ): void;
  close(): Promise<void>;
}

export async function startBotServer(): Promise<BotServer> {
  const token = '123456:a-token-that-only-the-tests-know';
  const sent: Sent[] = [];
  const refusals: BotServer['refusals'] = [];
  const updates: { update_id: number }[] = [];
  let updateId = 100;

  const answer = (method: string, body: Record<string, unknown>) => {
    if (method === 'getMe') return { id: 1, is_bot: true, first_name: 'Tenderlane', username: 'tenderlane_test_bot' };
    if (method === 'getUpdates') return updates.filter(({ update_id: id }) => id >= Number(body['offset'] ?? 0));
    const message = { chat_id: Number(body['chat_id']), text: String(body['text']), message_id: 1000 + sent.length };
    sent.push(message);
    return { ...message, date: 0, chat: { id: message.chat_id, type: 'private' } };
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [, given, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
      const refusal = given !== token ? { error_code: 401, description: 'Unauthorized' } : undefined;
      const refused = refusal ?? (method === 'sendMessage' ? refusals.shift() : undefined);
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      response.writeHead(refused?.error_code ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(refused ? { ok: false, ...refused } : { ok: true, result: answer(method, body) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    sent,
    refusals,
    write(chatId, text, { type = 'private', ...more } = {}) {
      const from = { id: chatId, is_bot: false, first_name: 'Piotr', language_code: 'uk' };
      const message = { message_id: 1, date: 0, chat: { id: chatId, type }, from, text, ...more };
      updates.push({ update_id: ++updateId, message } as never);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
