import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GDANSK } from '@tenderlane/contract/facilities/examples';
import { addFacility, addPublicFacility } from '../../../test/facilities/add-facilities';
import { joinColleague, signUpShipper, type Shipper } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
let viewer: Shipper;
let shipper: Shipper;
let other: Shipper;

beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
  viewer = await joinColleague(app, operator, 'viewer');
  shipper = await signUpShipper(app);
  other = await signUpShipper(app);
});
afterAll(() => app.close());

const propose = async (by: Shipper, id: number, body: object) =>
  by.send('POST /facilities/{id}/proposals', { path: { id }, body });
const proposed = async (by: Shipper, id: number, body: object) => {
  const answer = await propose(by, id, body);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return (answer.body['data'] as { id: number }).id;
};
const queue = async (state: 'open' | 'decided' = 'open') =>
  (await operator.call('GET /operator/facility_proposals', { query: { state } })).body.data;
const publicNames = async (by: Shipper) =>
  (await by.call('GET /facilities', { query: { scope: 'public' } })).body.data.map(({ name }) => name);

describe('an own facility that is offered', () => {
  it('a facility is public after the operator approved it, without contacts of its company', async () => {
    const id = await addFacility(shipper, { name: 'Offered', external_id: 'OWN-7' });
    const proposal = await proposed(shipper, id, {
      kind: 'publication',
      content: { name: 'Offered hub' },
      comment: 'Ours',
    });
    expect(await publicNames(other)).not.toContain('Offered hub');
    expect(await queue()).toMatchObject([
      {
        ...{ id: proposal, kind: 'publication', state: 'open', comment: 'Ours', company: { id: shipper.companyId } },
        content: { name: 'Offered hub', contacts: [], note: 'Report at gate 2' },
        facility: { name: 'Offered', contacts: [], is_public: false },
      },
    ]);
    await operator.done('PUT /operator/facility_proposals/{id}/approve', proposal);
    const [found] = (await other.call('GET /facilities', { query: { scope: 'public', search: 'Offered' } })).body.data;
    const seen = await other.done('GET /facilities/{id}', found!.id);
    expect(seen).toMatchObject({
      name: 'Offered hub',
      contacts: [],
      is_public: true,
      is_own: false,
      external_id: null,
    });
    const own = await shipper.done('GET /facilities/{id}', id);
    expect(own).toMatchObject({ name: 'Offered', published_id: found!.id, proposal: { state: 'approved' } });
    expect(own.contacts).toHaveLength(1);
    // The company has the original, so it is not offered the copy.
    const usable = await shipper.call('GET /facilities', { query: { scope: 'usable', search: 'Offered' } });
    expect(usable.body.data.map(({ name }) => name)).toEqual(['Offered']);
    expect(await propose(shipper, id, { kind: 'publication', content: {} })).toMatchObject({
      ...{ status: 409, body: { code: 'facility.already-public' } },
    });
  });

  it('a public facility has the contacts that its company names and stays as it was proposed', async () => {
    const id = await addFacility(shipper, { name: 'With people' });
    const contacts = [{ name: 'Front desk', phone: '+48111222333' }];
    const proposal = await proposed(shipper, id, { kind: 'publication', content: { contacts } });
    await shipper.done('PUT /facilities/{id}', id, { name: 'Renamed', version: 1 });
    const { data } = (await operator.call('PUT /operator/facility_proposals/{id}/approve', { path: { id: proposal } }))
      .body;
    expect(data.content).toMatchObject({ name: 'With people', contacts: [{ name: 'Front desk', email: null }] });
    const { published_id: shared } = await shipper.done('GET /facilities/{id}', id);
    expect(await other.done('GET /facilities/{id}', shared!)).toMatchObject({ name: 'With people' });
  });

  it('a proposal of an own facility is no correction and cannot be made by others', async () => {
    const id = await addFacility(shipper);
    expect(await propose(shipper, id, { kind: 'correction', content: { name: 'X' } })).toMatchObject({
      ...{ status: 409, body: { code: 'facility.not-public' } },
    });
    expect((await propose(other, id, { kind: 'publication', content: {} })).status).toBe(404);
  });
});

describe('a public facility', () => {
  it('a public facility is read by everybody and changed by the operator only', async () => {
    const { shared } = await addPublicFacility(operator, shipper, { name: 'Shared one' });
    for (const by of [shipper, other]) {
      expect((await by.done('GET /facilities/{id}', shared)).name).toBe('Shared one');
      expect(await by.refused('PUT /facilities/{id}', shared, { name: 'Mine', version: 1 })).toMatchObject({
        status: 404,
      });
      expect((await by.refused('DELETE /facilities/{id}', shared)).status).toBe(404);
      expect((await by.call('GET /facilities/{id}/history', { path: { id: shared } })).body.data).toEqual([]);
    }
    const changed = await operator.done('PUT /facilities/{id}', shared, { name: 'Shared 1', version: 1 });
    expect(changed).toMatchObject({ name: 'Shared 1', is_own: true });
    await operator.done('DELETE /facilities/{id}', shared);
    expect((await other.refused('GET /facilities/{id}', shared)).status).toBe(404);
    await operator.done('PUT /facilities/{id}/restore', shared);
  });

  it('a public facility is corrected only by approved proposals of companies', async () => {
    const { shared } = await addPublicFacility(operator, shipper, { name: 'To correct' });
    const correction = { kind: 'correction', content: { note: 'Gate 5 now', name: 'To correct' }, comment: 'Saw it' };
    const proposal = await proposed(other, shared, correction);
    expect(await propose(other, shared, correction)).toMatchObject({
      ...{ status: 409, body: { code: 'facility.proposal-open' } },
    });
    expect((await other.done('GET /facilities/{id}', shared)).proposal).toMatchObject({
      ...{ id: proposal, state: 'open', content: { note: 'Gate 5 now' } },
    });
    expect((await shipper.done('GET /facilities/{id}', shared)).proposal).toBeNull();
    expect((await shipper.done('GET /facilities/{id}', shared)).note).toBe('Report at gate 2');
    for (let times = 0; times < 2; times++)
      await operator.done('PUT /operator/facility_proposals/{id}/approve', proposal);
    expect(await shipper.done('GET /facilities/{id}', shared)).toMatchObject({
      note: 'Gate 5 now',
      name: 'To correct',
      version: 2,
    });
    const { data } = (await other.call('GET /facilities/{id}/history', { path: { id: shared } })).body;
    expect(data.map(({ action }) => action)).toEqual(['facility.proposal_approved', 'facility.proposed']);
    expect(
      await operator.refused('PUT /operator/facility_proposals/{id}/decline', proposal, { reason: 'No' }),
    ).toMatchObject({
      ...{ status: 409, code: 'facility.proposal-decided' },
    });
  });

  it('a declined correction changes nothing, and the company reads the reason', async () => {
    const { shared } = await addPublicFacility(operator, shipper);
    const proposal = await proposed(other, shared, { kind: 'correction', content: { name: 'Wrong name' } });
    expect((await operator.refused('PUT /operator/facility_proposals/{id}/decline', proposal, {})).status).toBe(422);
    await operator.done('PUT /operator/facility_proposals/{id}/decline', proposal, {
      reason: 'The sign says otherwise',
    });
    expect(await other.done('GET /facilities/{id}', shared)).toMatchObject({
      ...{ name: 'Gdańsk hub', proposal: { state: 'declined', reply: 'The sign says otherwise' } },
    });
    const [decided] = await queue('decided');
    expect(decided).toMatchObject({ id: proposal, decided_by: 'Olena Savchuk' });
  });

  it('a correction can be proposed again after it was withdrawn', async () => {
    const { shared } = await addPublicFacility(operator, shipper);
    const proposal = await proposed(other, shared, { kind: 'correction', content: { name: 'First' } });
    const withdraw = (by: Shipper) =>
      by.send('PUT /facilities/{id}/proposals/{proposal_id}/withdraw', { path: { id: shared, proposal_id: proposal } });
    expect((await withdraw(shipper)).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await withdraw(other)).status).toBe(200);
    expect((await other.done('GET /facilities/{id}', shared)).proposal).toBeNull();
    await proposed(other, shared, { kind: 'correction', content: { name: 'Second' } });
  });

  it.each([
    ['no values', {}, 'facility.nothing-proposed', []],
    ['its present values', { name: GDANSK.name }, 'facility.nothing-proposed', []],
    [
      'hours that end before they begin',
      { hours: { days: [{ day: 1, from: '09:00', to: '08:00', breaks: [] }], holidays: [] } },
      ...(['facility.hours-order', ['content.hours.days.0.to']] as const),
    ],
    [
      'a place outside of the earth',
      { address: { ...GDANSK.address, lat: 100 } },
      'input.invalid',
      ['content.address.lat'],
    ],
    ['an external id', { external_id: 'X' }, 'input.invalid', ['content.external_id']],
  ])('a public facility is not corrected by %s', async (_what, content, code, fields) => {
    const { shared } = await addPublicFacility(operator, shipper);
    const { status, body } = await propose(other, shared, { kind: 'correction', content });
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, fields]);
  });
});

describe('the queue', () => {
  it('only the operator sees and decides proposals', async () => {
    const id = await addFacility(shipper);
    const proposal = await proposed(shipper, id, { kind: 'publication', content: {} });
    expect((await shipper.send('GET /operator/facility_proposals')).status).toBe(404);
    expect(await shipper.refused('PUT /operator/facility_proposals/{id}/approve', proposal)).toMatchObject({
      status: 404,
    });
    expect((await viewer.send('GET /operator/facility_proposals')).status).toBe(200);
    expect(await viewer.refused('PUT /operator/facility_proposals/{id}/approve', proposal)).toMatchObject({
      ...{ status: 403, code: 'right.missing' },
    });
  });

  it('the queue of proposals is read in pages from the oldest', async () => {
    const ids = (await queue()).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const page = (await operator.call('GET /operator/facility_proposals', { query: { per_page: 1 } })).body;
    expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    const next = await operator.call('GET /operator/facility_proposals', {
      query: { per_page: 1, after: page.meta.next! },
    });
    expect(next.body.data.map(({ id }) => id)).toEqual(ids.slice(1, 2));
  });
});
