import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueWorks } from '../../app';
import { joinCarrier, joinColleague, signIn, signUpShipper, type Carrier, type Shipper } from '../../../test/build';
import { TINY_PHOTO } from '@tenderlane/contract/operator/examples';
import { addPhoto } from '../../../test/operator/add-manager';
import { pictureOf } from '../../../test/files/send-form';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let viewer: Shipper;
let shipper: Shipper;
let carrier: Carrier;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
  viewer = await joinColleague(app, operator, 'viewer');
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
});
afterAll(() => app.close());

const idOf = async (person: Shipper) => (await person.call('GET /account')).body.data.id;
const assign = (companyId: number, accountId: number | null) =>
  operator.send('PUT /operator/companies/{id}/manager', { path: { id: companyId }, body: { account_id: accountId } });

const NOT_A_PHOTO = 'Choose a JPEG, PNG or WebP picture.';

describe('a photo', () => {
  const open = (base: 'shipper' | 'carrier', token: string | null, id: number) =>
    app.server.inject({ url: `/api/${base}/v1/operator_photos/${id}`, headers: { authorization: `Bearer ${token}` } });

  it('a photo is read by the operator and by companies of the manager, and by nobody else', async () => {
    const photo = (await addPhoto(operator))!;
    const stranger = await signUpShipper(app);
    await assign(carrier.companyId, await idOf(operator));
    const answer = await open('carrier', carrier.token, photo);
    expect([answer.statusCode, answer.rawPayload.toString('base64')]).toEqual([200, TINY_PHOTO]);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'x-content-type-options': 'nosniff', 'content-security-policy': 'sandbox' },
    });
    expect((await open('shipper', viewer.token, photo)).statusCode).toBe(200);
    expect((await open('shipper', stranger.token, photo)).statusCode).toBe(404);
    const byLogin = await signIn(app, 'shipper', carrier.login);
    expect((await open('shipper', byLogin, photo)).statusCode).toBe(403);
    await assign(carrier.companyId, null);
    expect((await open('carrier', carrier.token, photo)).statusCode).toBe(404);
  });

  it('a replaced or removed photo is deleted, and the current one does not expire', async () => {
    const first = (await addPhoto(operator))!;
    const second = (await addPhoto(operator))!;
    app.clock.at += 3 * 86_400_000;
    const expired = dueWorks.find(({ name }) => name === 'expired files')!;
    await expired.runOnce({ ...app, log: { warn: () => undefined, error: () => undefined } as never });
    const left = await app.database.rows<{ id: number }>('select id from stored_files where id = any($1)', [
      [first, second],
    ]);
    expect(left).toEqual([{ id: second }]);
    expect((await open('shipper', operator.token, second)).statusCode).toBe(200);
    expect((await operator.call('PUT /operator/profile', { body: { photo: null } })).body.data.photo).toBeNull();
    expect((await open('shipper', operator.token, second)).statusCode).toBe(404);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), NOT_A_PHOTO],
    ['an animation', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'), NOT_A_PHOTO],
    ['a text', Buffer.from('hello'), NOT_A_PHOTO],
    ['a picture with too many pixels', pictureOf(65_000, 65_000), expect.stringContaining('20')],
    [
      'more than a megabyte',
      Buffer.concat([Buffer.from(TINY_PHOTO, 'base64'), Buffer.alloc(1_000_000)]),
      'The picture is larger than 1 MB. Choose a smaller one.',
    ],
  ])('a photo of %s is refused', async (_what, content, why) => {
    const before = await app.database.rows('select id from stored_files');
    const { status, body } = await operator.send('PUT /operator/profile', {
      body: { photo: content.toString('base64') },
    });
    expect([status, body.errors]).toEqual([422, { photo: [why] }]);
    expect(await app.database.rows('select id from stored_files')).toEqual(before);
  });
});

describe('what a company asked the help desk', () => {
  const requests = async (person: Pick<Shipper, 'call'>) => (await person.call('GET /requests')).body.data;

  it('a company sees only its own chat with support', async () => {
    const asking = await signUpShipper(app);
    expect(await requests(asking)).toEqual([]);
    const { id } = (await asking.call('POST /chats', { body: {} })).body.data;
    expect(await requests(asking)).toMatchObject([{ id, model_type: '', last_message: null }]);
    const send = (person: Shipper, text: string) =>
      person.call('POST /chats/{id}/chat_messages', { path: { id }, body: { text } });
    await send(asking, 'How do I add a brand?');
    const own = { text: 'How do I add a brand?', is_own: true, sender_name: 'Olena Savchuk' };
    expect(await requests(asking)).toMatchObject([{ id, last_message: own }]);
    await send(viewer, 'Under Account, Brands.');
    const answer = { text: 'Under Account, Brands.', is_own: false, sender_name: 'Ihor Bondar' };
    expect(await requests(asking)).toMatchObject([{ id, last_message: answer }]);
    expect(await requests(shipper)).toEqual([]);
    expect(await requests(operator)).toEqual([]);
  });
});

describe('a link', () => {
  it.each(['https://evil.example/x', 'javascript:alert(1)', 't.me/olena', 'https://t.me/a/../b'])(
    'a link to %s is refused',
    async (telegram) => {
      const { status, body } = await operator.send('PUT /operator/profile', { body: { telegram } });
      expect([status, body.errors]).toEqual([422, { telegram: ['Enter a Telegram link such as https://t.me/name.'] }]);
    },
  );

  it('a link is kept by other changes and removed by an empty value', async () => {
    const telegram = 'https://t.me/olena_savchuk';
    await operator.call('PUT /operator/profile', { body: { telegram } });
    await addPhoto(operator);
    expect((await operator.call('GET /operator/profile')).body.data).toMatchObject({ telegram, name: 'Olena Savchuk' });
    await operator.call('PUT /operator/profile', { body: { telegram: null } });
    expect((await operator.call('GET /operator/profile')).body.data.telegram).toBeNull();
  });
});
