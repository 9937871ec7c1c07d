import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMarket, openTender } from '../../../test/build';
import { chatAbout } from '../../../test/chat/chatting';
import { startApp, type TestApp } from '../../../test/start-app';

const MAX_BYTES = 200_000;

let app: TestApp;
let token: string | null;
let chatPath: string;
let accepted: Socket[] = [];

beforeAll(async () => {
  app = await startApp({ FILE_MAX_BYTES: String(MAX_BYTES) });
  const market = await openMarket(app);
  const chat = (await chatAbout(await openTender(app, market.shipper), market.anna)).body.data.id;
  token = market.anna.token;
  chatPath = `/api/carrier/v1/chats/${chat}/chat_messages`;
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  app.server.server.on('connection', (socket) => accepted.push(socket));
});
afterAll(() => app.close());
beforeEach(() => void (accepted = []));

const FILES = '/api/carrier/v1/files';
const part = (disposition: string, content: string, type?: string) =>
  `--b\r\ncontent-disposition: form-data${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n${content}\r\n`;
const WAIT = { timeout: 20_000 };
const FORM = 'multipart/form-data; boundary=b';

const post = async (path: string, parts: string[]) => {
  const answer = await app.server.inject({
    method: 'POST',
    url: path,
    headers: { 'accept-language': 'en', authorization: `Bearer ${token}`, 'content-type': FORM },
    payload: `${parts.join('')}--b--\r\n`,
  });
  return { status: answer.statusCode, body: answer.json<{ code: string; errors: object }>() };
};

describe('a part of a form without a usable name', () => {
  it.each([
    ['with a content type and no file name', '; name="files[0]"', 'application/octet-stream'],
    ['of a picture without a file name', '; name="files[0]"', 'image/png'],
    ['of JSON without a file name', '; name="files[0]"', 'application/json'],
    ['with an empty file name', '; name="files[0]"; filename=""', 'application/octet-stream'],
    ['without any name', '', 'application/octet-stream'],
    ['without any name, as text', '', undefined],
    ['with a file name alone', '; filename="a.png"', 'image/png'],
  ])('a part %s is refused as a file and in a chat', async (_, disposition, type) => {
    for (const path of [FILES, chatPath]) {
      const { status, body } = await post(path, [part(disposition, '{}', type)]);
      expect([path, status, body.code]).toEqual([path, 422, expect.stringMatching(/^(input|file)\./)]);
    }
  });
});

const framings = ['content-length', 'chunked'] as const;

function begin(framing: (typeof framings)[number], path: string, pieces: string[], type = FORM) {
  const socket = connect((app.server.server.address() as AddressInfo).port, '127.0.0.1');
  const state = { answer: '', isOver: false };
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => (state.answer += String(bytes)));
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve(void (state.isOver = true))));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const isChunked = framing === 'chunked';
  const write = async () => {
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n` +
        (isChunked ? 'transfer-encoding: chunked\r\n\r\n' : `content-length: ${length}\r\n\r\n`),
    );
    for (const piece of pieces) {
      if (state.isOver) return;
      const isTaken = socket.write(isChunked ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece);
      if (!isTaken) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over]);
    }
    if (isChunked) socket.write('0\r\n\r\n');
  };
  return { socket, state, over, written: write() };
}

const FILE = part('; name="files[0]"; filename="a.txt"', 'x'.repeat(150_000));
it.each<[string, string]>([
  ['an unknown field', part('; name="colour"', 'red')],
  ['a file in an unknown field', part('; name="colour"; filename="a.txt"', 'red')],
  ['more fields than a form may have', Array.from({ length: 30 }, (_, i) => part(`; name="f${i}"`, 'x')).join('')],
])('a form with %s is answered 422, and its connection stays open', async (_, start) => {
  for (const framing of framings) {
    const { socket, state, written } = begin(framing, chatPath, [start, FILE, FILE, FILE, '--b--\r\n']);
    await written;
    await vi.waitFor(() => expect(state.answer).toMatch(/^HTTP\/1\.1 422 [^]*"code":"input\.invalid"/), WAIT);
    state.answer = '';
    socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n');
    await vi.waitFor(() => expect(state.answer).toMatch(/^HTTP\/1\.1 200 /), WAIT);
    socket.destroy();
  }
});

it.each(framings)('a body of 40 megabytes with %s is not read beyond the limit of a body', async (framing) => {
  const megabytes = Array.from({ length: 40 }, () => 'x'.repeat(1_000_000));
  const head = (disposition: string) => `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  const kinds: [path: string, start: string, status: number, type?: string][] = [
    [chatPath, head('name="files[0]"; filename="a.txt"'), 413],
    [chatPath, head('name="text"'), 413],
    [chatPath, head('name="colour"; filename="a.txt"'), 422],
    [chatPath, 'before the first part', 413],
    [FILES, head('name="files[0]"; filename="a.txt"'), 413],
    ['/api/carrier/v1/chats', '{', 413, 'application/json'],
    ['/api/carrier/v1/nothing', '{', 404, 'application/json'],
    ['/api/carrier/v1/chats', 'text', 415, 'text/plain'],
  ];
  // One session sends three forms at a time.
  const batches = [kinds.slice(0, 3), kinds.slice(3)];
  for (const batch of batches)
    await Promise.all(
      batch.map(async ([path, start, status, type]) => {
        const { state, over } = begin(framing, path, [start, ...megabytes], type);
        await over;
        const isDeclared = framing === 'content-length' && status !== 415;
        expect([start, state.answer.slice(0, 12)]).toEqual([
          start,
          `HTTP/1.1 ${isDeclared && status === 422 ? 413 : status}`,
        ]);
      }),
    );
  const LARGEST = 4 * MAX_BYTES + 1_048_576;
  expect(accepted).toHaveLength(kinds.length);
  for (const { bytesRead } of accepted) expect(bytesRead).toBeLessThan(LARGEST + 1_000_000);
});
