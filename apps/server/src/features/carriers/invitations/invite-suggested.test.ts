import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as plans from '@tenderlane/domain/plans';
import { HOUR_MS, joinColleague, newLogin, signUpShipper, type Shipper } from '../../../../test/build';
import { inviteCarrier, showCarrier } from '../../../../test/network';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function suggest(shipper: Shipper, logins: (string | null)[], countryId = 'pl'): Promise<number[]> {
  const rows = await app.database.rows<{ id: number }>(
    `insert into carriers (company_id, state, name, country_id, login, created_at)
     select $1, 'suggested', 'Imported ' || n, $3, login, now() from unnest($2::text[]) with ordinality as l(login, n) returning id`,
    [shipper.companyId, logins, countryId],
  );
  return rows.map(({ id }) => id);
}

const invite = (shipper: Shipper, body: object) => shipper.send('POST /carriers/invite_suggested', { body });
const dataOf = (answer: { body: Record<string, unknown> }) => answer.body['data'] as Record<string, unknown>;

describe('suggested carriers', () => {
  it('suggested carriers are invited in their language, and a repetition invites nobody', async () => {
    const shipper = await signUpShipper(app);
    const logins = [newLogin('one'), newLogin('two')];
    const ids = await suggest(shipper, [...logins, null], 'ua');
    const first = await invite(shipper, { carrier_ids: ids });
    expect(first.status).toBe(201);
    expect(dataOf(first)).toEqual({
      invited: 2,
      kept: 0,
      kept_from: null,
      kept_until: null,
      without_login: 1,
      refused: [],
      left: 0,
    });
    await app.runDueWork();
    expect((await app.lastMessage(logins[0]!)).subject).toMatch(/запрошує вас/);
    expect(await showCarrier(shipper, ids[0]!)).toMatchObject({ state: 'invited', name: 'Imported 1' });
    expect(await showCarrier(shipper, ids[2]!)).toMatchObject({ state: 'suggested' });
    expect(dataOf(await invite(shipper, { carrier_ids: ids }))).toMatchObject({ invited: 0, without_login: 1 });
    expect(await app.messages(logins[0]!)).toHaveLength(1);
  });

  it('suggested carriers above the daily limit are scheduled for later days, which the answer names', async () => {
    const shipper = await signUpShipper(app);
    await suggest(
      shipper,
      Array.from({ length: 450 }, () => newLogin('many')),
    );
    const at = app.clock.at;
    const answer = dataOf(await invite(shipper, { filter: {} }));
    const day = (days: number) => new Date(at + days * 24 * HOUR_MS).toISOString();
    expect(answer).toMatchObject({ invited: 450, kept: 250, kept_from: day(1), kept_until: day(2), left: 0 });
  });

  it('suggested carriers of a search and a label are invited together', async () => {
    const shipper = await signUpShipper(app);
    const ids = await suggest(shipper, [newLogin('a'), newLogin('b'), newLogin('c')]);
    const label = (await shipper.call('POST /labels', { body: { name: 'New' } })).body.data.id;
    await shipper.done('PUT /carriers/{id}', ids[1]!, { label_ids: [label] });
    expect(dataOf(await invite(shipper, { filter: { label_id: label } }))).toMatchObject({ invited: 1, left: 0 });
    expect(dataOf(await invite(shipper, { filter: { search: 'imported 3' } }))).toMatchObject({ invited: 1 });
    expect(dataOf(await invite(shipper, { filter: { search: 'nobody' } }))).toMatchObject({ invited: 0, left: 0 });
    expect(await showCarrier(shipper, ids[0]!)).toMatchObject({ state: 'suggested' });
  });

  it('suggested carriers with a shared login or in the network are reported and get no message', async () => {
    const shipper = await signUpShipper(app);
    const known = await inviteCarrier(shipper);
    const login = newLogin('double');
    const ids = await suggest(shipper, [login, login, known.login]);
    const { refused, invited } = dataOf(await invite(shipper, { carrier_ids: ids })) as {
      invited: number;
      refused: { carrier_id: number; code: string }[];
    };
    expect(invited).toBe(1);
    expect(refused.map(({ carrier_id: id, code }) => [ids.indexOf(id), code])).toEqual([
      [1, 'invitation.known'],
      [2, 'invitation.known'],
    ]);
  });

  it('suggested carriers of another company are not found', async () => {
    const [shipper, stranger] = [await signUpShipper(app), await signUpShipper(app)];
    const ids = await suggest(shipper, [newLogin('mine')]);
    expect(dataOf(await invite(stranger, { carrier_ids: ids }))).toMatchObject({ invited: 0, refused: [] });
    const viewer = await joinColleague(app, shipper, 'viewer');
    expect((await invite(viewer, { carrier_ids: ids })).body.code).toBe('right.missing');
  });
});

it.each<[string, object, string]>([
  ['no carriers', {}, 'carrier_ids'],
  ['an empty list', { carrier_ids: [] }, 'carrier_ids'],
  ['invalid ids', { carrier_ids: ['x'] }, 'carrier_ids.0'],
  ['too many carriers', { carrier_ids: Array.from({ length: 2_001 }, (_, n) => n + 1) }, 'carrier_ids'],
  ['an unknown filter', { filter: { state: 'verified' } }, 'filter.state'],
])('an invitation of suggested carriers with %s is refused at its field', async (_name, body, field) => {
  const shipper = await signUpShipper(app);
  const answer = await invite(shipper, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
});

it('a plan without room for carriers refuses the invitation', async () => {
  const shipper = await signUpShipper(app);
  await suggest(shipper, [newLogin('poor')]);
  const plan = vi.spyOn(plans, 'isGranted').mockImplementation((_capacity, key) => key !== 'carriers');
  try {
    const refused = await invite(shipper, { filter: {} });
    expect(refused).toMatchObject({ status: 403, body: { code: 'plan.limit', params: { capacity: 'carriers' } } });
  } finally {
    plan.mockRestore();
  }
});
