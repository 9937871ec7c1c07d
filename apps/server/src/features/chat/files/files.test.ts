import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dueWorks } from '../../../app';
import { joinColleague, openMarket, openTender } from '../../../../test/build';
import { chatAbout, readChat, say } from '../../../../test/chat/chatting';
import { formOf, pictureOf, sendForm, TINY_PNG, type FormFile } from '../../../../test/files/send-form';
import { startApp, type TestApp } from '../../../../test/start-app';

const MAX_BYTES = 200_000;
const PNG = Buffer.from(TINY_PNG, 'base64');
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
let chat: number;
beforeAll(async () => {
  app = await startApp({ FILE_MAX_BYTES: String(MAX_BYTES) });
  market = await openMarket(app);
  await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.at += 60_000;
  const load = await openTender(app, market.shipper);
  chat = (await chatAbout(load, market.anna)).body.data.id;
});

const send = (files: FormFile[], fields: Record<string, string> = { text: '' }) =>
  sendForm(app, 'carrier', market.anna.token, chat, fields, files);

const inFolder = (name: string) => readdir(join(app.config.dataDir, name)).catch(() => []);

async function left() {
  const rows = await app.database.rows('select id from stored_files where expires_at is not null');
  const held = await app.database.rows<{ key: string }>('select key from stored_files where expires_at is null');
  const keys = new Set(held.map(({ key }) => key));
  const stored = (await inFolder('files')).filter((name) => !keys.has(name));
  return { rows, stored, local: await inFolder('unfinished-files') };
}
const NOTHING = { rows: [], stored: [], local: [] };

const clean = () =>
  dueWorks
    .find(({ name }) => name === 'expired files')!
    .runOnce({ ...app, log: { warn: () => undefined, error: () => undefined } as never });

const open = (url: string, token?: string) =>
  app.server.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

describe('files of a message', () => {
  it('the other side gets files as downloads that no browser runs', async () => {
    const sent = await send([
      { name: String.raw`C:\Users\Piotr\CMR № 5.pdf`, content: PDF, type: 'text/html' },
      { name: '../../photo.png', content: PNG },
      { name: 'list.csv', content: 'Місто;Ціна\nКиїв;5\n' },
      { name: 'windows-1251.txt', content: Buffer.from('cae8bfe20d0a', 'hex') },
    ]);
    expect(sent.status).toBe(201);
    const [message] = (await readChat(market.shipper, chat)).data;
    expect(message!.files.map(({ name, size, media_type }) => [name, size, media_type])).toEqual([
      ['CMR № 5.pdf', PDF.length, 'application/pdf'],
      ['photo.png', PNG.length, 'image/png'],
      ['list.csv', Buffer.byteLength('Місто;Ціна\nКиїв;5\n'), 'text/csv'],
      ['windows-1251.txt', 6, 'text/plain'],
    ]);
    const answer = await open(message!.files[0]!.url);
    expect([answer.statusCode, answer.rawPayload.equals(PDF)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
    expect(await left()).toEqual(NOTHING);
  });

  it('files of a message do not expire', async () => {
    await send([{ name: 'photo.png', content: PNG }]);
    app.clock.at += 10 * 86_400_000;
    await clean();
    const [message] = (await readChat(market.shipper, chat)).data;
    expect((await open(message!.files[0]!.url)).statusCode).toBe(200);
  });

  it('links to files are valid for five minutes for one member', async () => {
    await send([{ name: 'photo.png', content: PNG }]);
    const { shipper, anna, borys } = market;
    const colleague = await joinColleague(app, shipper, 'viewer');
    const [message] = (await readChat(colleague, chat)).data;
    const { id, url } = message!.files[0]!;
    expect((await open(url)).statusCode).toBe(200);
    expect((await open(url, colleague.token!)).statusCode).toBe(200);
    expect((await open(url, shipper.token!)).statusCode).toBe(404);
    expect((await open(url.replace('chat_file_links', 'files'))).statusCode).toBe(404);
    expect((await open(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
    expect((await borys.call('GET /chat_files/{id}', { path: { id } })).status).toBe(404);
    const fresh = await anna.call('GET /chat_files/{id}', { path: { id } });
    expect((await open(fresh.body.data.url)).statusCode).toBe(200);
    await shipper.call('DELETE /profile/users/{id}', { path: { id: colleague.memberId } });
    expect((await open(url)).statusCode).toBe(404);
    app.clock.at += 300_000;
    expect((await open(fresh.body.data.url)).statusCode).toBe(404);
  });

  it('files that are sent twice with one client id are stored once', async () => {
    const fields = { text: 'Papers', client_id: 'papers-1' };
    const [first, second] = await Promise.all([
      send([{ name: 'photo.png', content: PNG }], fields),
      send([{ name: 'photo.png', content: PNG }], fields),
    ]);
    const third = await send([{ name: 'photo.png', content: PNG }], fields);
    const ids = [first, second, third].map(({ body }) => (body['data'] as { id: number }).id);
    expect(new Set(ids).size).toBe(1);
    const { data } = await readChat(market.shipper, chat);
    expect(data.map(({ files }) => files.length)).toEqual([1]);
    expect(await left()).toEqual(NOTHING);
  });
});

describe('a file that is refused leaves nothing behind', () => {
  const good = { name: 'photo.png', content: PNG };
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  it.each<[string, FormFile[], number, string]>([
    ['without a byte', [{ name: 'scan.pdf', content: '' }], 422, 'file.empty'],
    ['of an archive', [{ name: 'scan.pdf', content: zip }], 422, 'file.type'],
    ['of a drawing', [{ name: 'logo.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }], 422, 'file.type'],
    ['of a page named a text', [{ name: 'a.txt', content: '<!doctype html><script>1</script>' }], 422, 'file.type'],
    [
      'of a program named a picture',
      [{ name: 'a.png', content: 'MZ\u0090\u0000\u0003', type: 'image/png' }],
      422,
      'file.type',
    ],
    ['of a page named a PDF', [{ name: 'a.pdf', content: '<html><script>1</script>' }], 422, 'file.type'],
    [
      'of a picture with too many pixels',
      [{ name: 'a.png', content: pictureOf(65_000, 65_000) }],
      422,
      'file.picture-size',
    ],
    ['of bytes named a text', [{ name: 'a.txt', content: Buffer.from([1, 2, 3, 0, 255]) }], 422, 'file.type'],
    ['that is too large', [{ name: 'a.txt', content: 'x'.repeat(MAX_BYTES + 1) }], 413, 'input.too-large'],
    ['in a field of another name', [{ ...good, field: 'attachment' }], 422, 'input.invalid'],
    ['beside ten others', Array.from({ length: 11 }, () => good), 413, 'input.too-large'],
    [
      'that is too large together with others',
      Array.from({ length: 5 }, () => ({ name: 'a.txt', content: 'x'.repeat(MAX_BYTES - 10) })),
      413,
      'input.too-large',
    ],
  ])('a file %s is refused and not stored', async (_, files, status, code) => {
    const answer = await send([good, ...files].slice(0, 11), { text: 'Look' });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect((await readChat(market.shipper, chat)).data).toEqual([]);
    expect(await left()).toEqual(NOTHING);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ['with a text of 100,000 characters', { text: 'x'.repeat(100_000) }, 422, 'input.invalid'],
    ['with an unknown field', { text: '', colour: 'red' }, 422, 'input.invalid'],
    ['with an invalid client id', { text: '', client_id: 'a b' }, 422, 'input.invalid'],
  ])('a message %s is refused and its file is not stored', async (_, fields, status, code) => {
    const answer = await send([good], fields);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(await left()).toEqual(NOTHING);
  });

  it('a file to a missing, archived or foreign chat is refused and not stored', async () => {
    const { borys, shipper, anna } = market;
    const toOthers = await sendForm(app, 'carrier', borys.token, chat, { text: '' }, [good]);
    const toNobody = await sendForm(app, 'carrier', anna.token, 999_999_999, { text: '' }, [good]);
    const byNobody = await sendForm(app, 'carrier', 'x'.repeat(43), chat, { text: '' }, [good]);
    expect([toOthers.status, toNobody.status, byNobody.status]).toEqual([404, 404, 401]);
    const { load_id } = (await shipper.call('GET /chats/{id}', { path: { id: chat } })).body.data;
    await shipper.done('PUT /loads/{id}/cancel', load_id!, { reason: 'x' });
    await shipper.done('PUT /loads/{id}/archive', load_id!);
    expect((await send([good])).body['code']).toBe('chat.archived');
    expect(await left()).toEqual(NOTHING);
  });

  it('a file is not stored when the storage fails', async () => {
    const folder = join(app.config.dataDir, 'files');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'no folder');
    expect((await send([good])).status).toBe(500);
    await rm(folder);
    await mkdir(folder);
    // Files that could not be deleted expire.
    app.clock.at += 86_400_000;
    await clean();
    expect(await left()).toEqual(NOTHING);
    expect((await readChat(market.shipper, chat)).data).toEqual([]);
    expect((await send([good])).status).toBe(201);
  });
});

describe('a form that breaks off', () => {
  async function begin(length: number, bytes: Buffer, boundary: string) {
    const { port } = app.server.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/carrier/v1/chats/${chat}/chat_messages HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${market.anna.token}\r\n` +
        `content-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n\r\n`,
    );
    socket.write(bytes);
    return socket;
  }
  const whole = formOf({ text: 'Cut' }, [{ name: 'a.txt', content: 'x'.repeat(MAX_BYTES - 10) }], 'cut');

  it('an interrupted form leaves no file', async () => {
    const socket = await begin(whole.length, whole.subarray(0, 100_000), 'cut');
    await expect.poll(async () => (await left()).local.length).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await left()).local).toEqual([]);
    expect(await left()).toEqual(NOTHING);
    expect((await readChat(market.shipper, chat)).data).toEqual([]);
  });

  it('a form that ends too early is refused', async () => {
    const cut = whole.subarray(0, 100_000);
    const socket = await begin(cut.length, cut, 'cut');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1\.1 422 /);
    socket.destroy();
    expect(await left()).toEqual(NOTHING);
  });

  it('a broken form is refused beside many others of its session', async () => {
    const sockets = [];
    for (let begun = 0; begun < 3; begun++) sockets.push(await begin(whole.length, whole.subarray(0, 5_000), 'cut'));
    await expect.poll(async () => (await left()).local.length).toBe(3);
    const refused = await send([{ name: 'photo.png', content: PNG }]);
    expect([refused.status, refused.body['code']]).toEqual([429, 'request.too-many']);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await left()).local.length).toBe(0);
    expect((await send([{ name: 'photo.png', content: PNG }])).status).toBe(201);
  });

  it('a form of a gigabyte is refused before it is received', async () => {
    const socket = await begin(1_000_000_000, whole.subarray(0, 1000), 'cut');
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(await left()).toEqual(NOTHING);
  });
});

it('only the call that sends messages takes forms', async () => {
  const boundary = 'other';
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/carrier/v1/chats',
    headers: {
      authorization: `Bearer ${market.anna.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: formOf({ model_id: '0' }, [], boundary),
  });
  expect(answer.statusCode).toBe(415);
  expect((await say(market.anna, chat, 'As JSON')).data.text).toBe('As JSON');
  expect(existsSync(join(app.config.dataDir, 'files'))).toBe(true);
});
