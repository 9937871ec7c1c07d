import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { carrierApi, needsSignIn, type EndpointTable } from '@tenderlane/contract';
import {
  euro,
  HOUR_MS,
  joinCarrier,
  joinColleague,
  newLogin,
  openTender,
  signIn,
  signUpShipper,
  type Carrier,
  type Shipper,
} from '../../../../test/build';
import { buildFixture, carrierCalls } from '../../../../test/every-call';
import { inviteCarrier } from '../../../../test/network';
import { linkSecret, linkSecrets, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';
import { PURPOSES } from '../../../platform/holders/purposes';

let app: TestApp;
let shipper: Shipper;
let carrier: Carrier;
let tender: number;

beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shipper = await signUpShipper(app);
  carrier = await joinCarrier(app, shipper);
  tender = await openTender(app, shipper, { target_rate: euro(200_000), book_now_price: euro(150_000) });
});

const press = (secret: string) => app.carrier().send('POST /auth/link', { body: { secret } });

describe('a session that a link opened', () => {
  it('the session of a link hides tenders of other shippers', async () => {
    const other = await signUpShipper(app);
    const invited = await other.call('POST /catalogs/invite/create', {
      body: { invitations: [{ login: carrier.login }] },
    });
    await carrier.call('POST /invitations/{code}/accept', { path: { code: invited.body.data[0]!.code }, body: {} });
    const theirs = await openTender(app, other, { book_now_price: euro(150_000) });
    const ours = await openTender(app, shipper);
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect((await carrier.call('GET /loads')).body.meta.total).toBe(3);
    expect((await linked.call('GET /loads')).body.data.map(({ id }) => id).sort()).toEqual([tender, ours].sort());
    expect((await linked.call('GET /loads/counts')).body.data['open']).toBe(2);
    const calls: [string, unknown][] = [
      ['GET /loads/{id}', undefined],
      ['GET /loads/{id}/bids', undefined],
      ['GET /loads/{id}/chain', undefined],
      ['GET /loads/{id}/disputes', undefined],
      ['POST /loads/{id}/bids', { price: euro(200_000) }],
      ['PUT /loads/{id}/book_now', {}],
      ['PUT /loads/{id}/confirm', {}],
      ['PUT /loads/{id}/decline', { code: 'price' }],
      ['PUT /loads/{id}/withdraw', { code: 'price' }],
      ['PUT /loads/{id}/reconfirm', undefined],
      ['PUT /loads/{id}/accept_bid', { bid_id: 1 }],
    ];
    for (const [key, body] of calls) {
      const answer = await linked.send(key as 'GET /loads', { path: { id: theirs }, body });
      expect([key, answer.status, answer.body.code]).toEqual([key, 404, 'record.not-found']);
    }
    expect((await carrier.done('GET /loads/{id}', theirs)).option.state).toBe('viewed');
  });

  it('the session of a link may only bid, and other calls ask for a code', async () => {
    const world = await buildFixture(app);
    await openTender(app, world.shipper);
    const linked = await pressLink(app, await linkSecret(app, world.carrier.login));
    const allowed: string[] = [];
    const guarded = Object.entries(carrierApi as EndpointTable).filter(([, endpoint]) => needsSignIn(endpoint));
    for (const [key] of guarded.filter(([key]) => key !== 'POST /auth/logout')) {
      const call = carrierCalls[key as keyof typeof carrierCalls](world);
      const { status, body } = await linked.send(key as 'GET /loads', call);
      if (body.code === 'session.code-needed') expect([key, status]).toEqual([key, 403]);
      else allowed.push(key);
    }
    const named = PURPOSES.message.calls.filter((key) => needsSignIn(carrierApi[key]) && key !== 'POST /auth/logout');
    // Actions needed for bidding: the sender's tenders, questions and answers about them.
    expect(allowed.sort()).toEqual([
      'GET /account',
      'GET /chat_files/{id}',
      'GET /chats',
      'GET /chats/settings',
      'GET /chats/{id}',
      'GET /chats/{id}/chat_messages',
      'GET /loads',
      'GET /loads/counts',
      'GET /loads/{id}',
      'GET /loads/{id}/bids',
      'GET /loads/{id}/chain',
      'GET /loads/{id}/disputes',
      'GET /loads/{id}/driver_link',
      'GET /loads/{id}/questions',
      'GET /loads/{id}/route',
      'GET /loads/{id}/track',
      'GET /loads/{id}/trip',
      'GET /loads/{id}/vehicle',
      'POST /broadcast/auth',
      'POST /chats',
      'POST /chats/{id}/chat_messages',
      'POST /files',
      'POST /invitations/{code}/accept',
      'POST /loads/{id}/bids',
      'POST /loads/{id}/driver_link',
      'POST /loads/{id}/questions',
      'POST /loads/{id}/trip/stops/{stop_id}/proofs',
      'PUT /account/{id}/change',
      'PUT /chat/{id}/view',
      'PUT /chat_messages/translate/{id}',
      'PUT /chats/{id}/join',
      'PUT /chats/{id}/leave',
      'PUT /chats/{id}/unread',
      'PUT /loads/{id}/accept_bid',
      'PUT /loads/{id}/book_now',
      'PUT /loads/{id}/confirm',
      'PUT /loads/{id}/decline',
      'PUT /loads/{id}/reconfirm',
      'PUT /loads/{id}/trip/stops/{stop_id}',
      'PUT /loads/{id}/vehicle/names',
      'PUT /loads/{id}/withdraw',
    ]);
    expect([...named].sort()).toEqual(allowed);
    expect((await linked.send('POST /auth/logout')).status).toBe(204);
    expect((await linked.send('GET /account')).status).toBe(401);
  });

  it('the session of a link is refused by the shippers’ application', async () => {
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect((await app.shipper(linked.token).send('GET /account')).status).toBe(401);
  });
});

it('a login that is a member of the sending company gets no link', async () => {
  const login = newLogin('both');
  await joinColleague(app, shipper, 'dispatcher', login);
  await inviteCarrier(shipper, login);
  const { text } = await app.lastMessage(login);
  expect(text).toMatch(/invites you to its tenders|invites you to bid/);
  expect(await linkSecrets(app, login)).toEqual([]);
});

it('a login that joins the sending company later opens nothing', async () => {
  const login = newLogin('later');
  await inviteCarrier(shipper, login);
  const secret = await linkSecret(app, login);
  // A login that has not accepted gets one message a day.
  app.clock.at += 25 * HOUR_MS;
  await joinColleague(app, shipper, 'dispatcher', login);
  expect(await press(secret)).toMatchObject({ status: 409, body: { code: 'link.ended' } });
});

describe('a tender’s public link', () => {
  it('a public link shows the facts of an open tender', async () => {
    const linked = await openTender(app, shipper, { audience: { kind: 'link' } });
    const code = (await shipper.done('GET /loads/{id}', linked)).public_link!.split('/').at(-1)!;
    const { body } = await app.carrier().call('GET /links/{code}', { path: { code } });
    expect(body.data.tender).toMatchObject({ id: linked, pickup: { city: 'Gdańsk' }, is_open: true });
    await shipper.done('PUT /loads/{id}/cancel', linked, { reason: 'No cargo' });
    const over = await app.carrier().send('GET /links/{code}', { path: { code } });
    expect(over).toMatchObject({ status: 409, body: { code: 'bid.too-late' } });
    expect((await app.carrier().send('GET /links/{code}', { path: { code: 'x'.repeat(22) } })).status).toBe(404);
  });

  it('a public link asks the session of a link for a code', async () => {
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    const answer = await linked.send('POST /links/{code}/open', { path: { code: 'x'.repeat(22) } });
    expect(answer).toMatchObject({ status: 403, body: { code: 'session.code-needed' } });
    expect((await app.carrier(await signIn(app, 'carrier', carrier.login)).send('GET /shippers')).status).toBe(200);
  });
});
