import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '@tenderlane/contract';
import {
  bid,
  draftTender,
  joinColleague,
  openMarket,
  openTender,
  signUpShipper,
  type Shipper,
} from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const order = async (shipper: Shipper, body: object): Promise<Job> =>
  (await shipper.call('POST /loads/bulk', { body: body as never })).body.data;
const read = (shipper: Shipper, id: number) => shipper.done('GET /jobs/{id}', id) as Promise<Job>;
const results = async (shipper: Shipper, id: number) =>
  (await shipper.call('GET /jobs/{id}/results', { path: { id } })).body.data.map(({ load, outcome, refusal }) => ({
    id: load.id,
    outcome,
    code: refusal?.code ?? null,
  }));
const stateOf = async (shipper: Shipper, id: number) => (await shipper.done('GET /loads/{id}', id)).list_item.status_id;
const tagsOf = async (shipper: Shipper, id: number) => (await shipper.done('GET /loads/{id}', id)).list_item.labels;

describe('one change of many loads', () => {
  it('a bulk change says before it runs how many loads it changes, and why it skips others', async () => {
    const shipper = await signUpShipper(app);
    const empty = (await shipper.call('POST /loads', { body: {} })).body.data.id;
    const ready = await openMarket(app).then(async ({ shipper: other }) => ({
      shipper: other,
      draft: await draftTender(app, other),
      open: await openTender(app, other),
    }));
    const ask = async (caller: Shipper, body: object) =>
      (await caller.call('POST /loads/bulk/preview', { body: body as never })).body.data;
    expect(await ask(shipper, { action: 'publish', ids: [empty] })).toMatchObject({
      total: 1,
      can: 0,
      needs_reason: false,
      cannot: [{ code: 'load.incomplete', count: 1, examples: [{ id: empty }] }],
    });
    const bare = (await ready.shipper.call('POST /loads', { body: {} })).body.data.id;
    expect(await ask(ready.shipper, { action: 'publish', filter: {} })).toMatchObject({
      total: 3,
      can: 1,
      cannot: [
        { code: 'load.wrong-state', params: { state: 'ongoing' }, examples: [{ id: ready.open }] },
        { code: 'load.incomplete', examples: [{ id: bare }] },
      ],
    });
    expect(await ask(ready.shipper, { action: 'cancel', filter: { status: 'ongoing' } })).toMatchObject({
      total: 1,
      can: 1,
      cannot: [],
      needs_reason: true,
    });
    // Loads of another company are ignored.
    expect(await ask(shipper, { action: 'tag', ids: [ready.open], add_tags: ['x'] })).toMatchObject({ total: 0 });
  });

  it('a bulk change changes each load separately and reports each result', async () => {
    const { shipper, anna } = await openMarket(app);
    const [open, draft] = [await openTender(app, shipper), await draftTender(app, shipper)];
    await bid(anna, open, 240_000);
    const job = await order(shipper, { action: 'cancel', ids: [open, draft], reason: 'The customer left' });
    expect(job).toMatchObject({ state: 'queued', done: 0, total: 2, action: 'cancel' });
    expect(await app.runLongJobs()).toBe(1);
    expect(await read(shipper, job.id)).toMatchObject({
      state: 'done',
      done: 2,
      outcomes: { done: 1, refused: 1 },
      undo_until: null,
    });
    expect(await results(shipper, job.id)).toEqual([
      { id: draft, outcome: 'refused', code: 'load.wrong-state' },
      { id: open, outcome: 'done', code: null },
    ]);
    const headers = { authorization: `Bearer ${shipper.token}`, 'accept-language': 'en' };
    const file = await app.server.inject({ url: `/api/shipper/v1/jobs/${job.id}/results/export`, headers });
    expect(file.body.split('\r\n')).toEqual([
      '\uFEFFTender;Result;Reason',
      expect.stringMatching(/;Refused;.+/),
      expect.stringMatching(/;Done;$/),
      '',
    ]);
    const { data } = (await shipper.call('GET /loads/{id}/history', { path: { id: open } })).body;
    expect(data[0]).toMatchObject({
      action: 'load.canceled',
      actor: 'Olena Savchuk',
      params: { reason: 'The customer left' },
    });
  });

  it('a bulk change leaves out loads that match only after its start', async () => {
    const shipper = await signUpShipper(app);
    const create = async () => (await shipper.call('POST /loads', { body: {} })).body.data.id;
    const [first, second] = [await create(), await create()];
    const job = await order(shipper, { action: 'tag', filter: { status: 'draft' }, add_tags: ['spring'] });
    const later = await create();
    await app.runLongJobs();
    expect(await read(shipper, job.id)).toMatchObject({ total: 2, done: 2 });
    expect([await tagsOf(shipper, first), await tagsOf(shipper, second)]).toEqual([['spring'], ['spring']]);
    expect(await tagsOf(shipper, later)).toEqual([]);
  });

  it('a bulk change skips loads that were changed meanwhile', async () => {
    const { shipper } = await openMarket(app);
    const [edited, untouched] = [await draftTender(app, shipper), await draftTender(app, shipper)];
    const job = await order(shipper, { action: 'publish', ids: [edited, untouched] });
    await shipper.done('PUT /loads/{id}', edited, { note: 'Wait for the customer' });
    await app.runLongJobs();
    expect(await results(shipper, job.id)).toEqual([
      { id: untouched, outcome: 'done', code: null },
      { id: edited, outcome: 'changed', code: null },
    ]);
    expect(await stateOf(shipper, edited)).toBe('draft');
    expect(await stateOf(shipper, untouched)).toBe('ongoing');
  });

  it('one Idempotency-Key orders one bulk change', async () => {
    const shipper = await signUpShipper(app);
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const body = { action: 'tag' as const, ids: [id], add_tags: ['once'] };
    const headers = { 'idempotency-key': 'a press' };
    const first = await shipper.send('POST /loads/bulk', { body, headers });
    const second = await shipper.send('POST /loads/bulk', { body, headers });
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
    await app.runLongJobs();
    expect((await shipper.call('GET /jobs')).body.data).toHaveLength(1);
  });

  it('a canceled bulk change stops between two loads', async () => {
    const shipper = await signUpShipper(app);
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const job = await order(shipper, { action: 'tag', ids: [id], add_tags: ['never'] });
    expect(await shipper.done('PUT /jobs/{id}/cancel', job.id)).toMatchObject({ state: 'canceled', done: 0 });
    await app.runLongJobs();
    expect(await tagsOf(shipper, id)).toEqual([]);
    expect(await shipper.done('PUT /jobs/{id}/cancel', job.id)).toMatchObject({ state: 'canceled' });
  });

  it.each([
    ['no loads', { action: 'archive' }],
    ['ids and a filter', { action: 'archive', ids: [1], filter: {} }],
    ['a cancellation without a reason', { action: 'cancel', ids: [1] }],
    ['no tags', { action: 'tag', ids: [1] }],
    ['an unknown action', { action: 'delete', ids: [1] }],
    ['a page of a filter', { action: 'archive', filter: { page: 2 } }],
  ])('a bulk change with %s is refused', async (_, body) => {
    const shipper = await signUpShipper(app);
    expect((await shipper.send('POST /loads/bulk', { body })).status).toBe(422);
  });

  it('a selection without an own load is refused', async () => {
    const [shipper, other] = [await signUpShipper(app), await signUpShipper(app)];
    const { id } = (await other.call('POST /loads', { body: {} })).body.data;
    const body = { action: 'tag', ids: [id], add_tags: ['mine'] };
    expect((await shipper.send('POST /loads/bulk', { body })).status).toBe(404);
    expect(await tagsOf(other, id)).toEqual([]);
  });
});

describe('the member who started a job', () => {
  it('a job runs with the current rights of the member who started it', async () => {
    const shipper = await signUpShipper(app);
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const colleague = await joinColleague(app, shipper, 'dispatcher');
    const lost = await order(colleague, { action: 'tag', ids: [id], add_tags: ['late'] });
    await shipper.done('PUT /profile/users/{id}', colleague.memberId, { role: 'viewer' });
    await app.runLongJobs();
    expect(await read(colleague, lost.id)).toMatchObject({
      state: 'failed',
      done: 0,
      error: { code: 'right.missing' },
    });

    await shipper.done('PUT /profile/users/{id}', colleague.memberId, { role: 'dispatcher' });
    await order(colleague, { action: 'tag', ids: [id], add_tags: ['gone'] });
    await shipper.call('DELETE /profile/users/{id}', { path: { id: colleague.memberId } });
    await app.runLongJobs();
    expect(await tagsOf(shipper, id)).toEqual([]);
  });

  it('only the member who started a job sees, stops or undoes it', async () => {
    const shipper = await signUpShipper(app);
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const job = await order(shipper, { action: 'tag', ids: [id], add_tags: ['own'] });
    const administrator = await joinColleague(app, shipper, 'administrator');
    for (const key of [
      'GET /jobs/{id}',
      'GET /jobs/{id}/results',
      'PUT /jobs/{id}/cancel',
      'PUT /jobs/{id}/undo',
    ] as const) {
      const answer = await administrator.send(key, { path: { id: job.id } });
      expect([key, answer.status, answer.body['code']]).toEqual([key, 404, 'record.not-found']);
    }
    expect((await administrator.call('GET /jobs')).body.data).toEqual([]);
  });
});

describe('undo', () => {
  it('undo removes only the tags that the job added', async () => {
    const shipper = await signUpShipper(app);
    const create = async () => (await shipper.call('POST /loads', { body: {} })).body.data.id;
    const [had, had2] = [await create(), await create()];
    await shipper.done('PUT /loads/{id}/tags', had, { add: ['spring', 'old'] });
    const job = await order(shipper, {
      action: 'tag',
      ids: [had, had2],
      add_tags: ['spring', 'new'],
      remove_tags: ['old'],
    });
    await app.runLongJobs();
    expect([await tagsOf(shipper, had), await tagsOf(shipper, had2)]).toEqual([
      ['spring', 'new'],
      ['spring', 'new'],
    ]);
    expect((await read(shipper, job.id)).undo_until).not.toBeNull();
    const undo = (await shipper.done('PUT /jobs/{id}/undo', job.id)) as Job;
    expect((await shipper.done('PUT /jobs/{id}/undo', job.id)) as Job).toMatchObject({ id: undo.id });
    await app.runLongJobs();
    expect([await tagsOf(shipper, had), await tagsOf(shipper, had2)]).toEqual([['spring', 'old'], []]);
    expect(await read(shipper, undo.id)).toMatchObject({ state: 'done', action: 'untag', undo_until: null });
    expect((await shipper.send('PUT /jobs/{id}/undo', { path: { id: undo.id } })).body['code']).toBe('job.undo-over');
  });

  it('undo restores archived loads also without the right to restore', async () => {
    const { shipper } = await openMarket(app);
    const [one, two] = [await openTender(app, shipper), await openTender(app, shipper)];
    for (const id of [one, two]) await shipper.done('PUT /loads/{id}/cancel', id, { reason: 'x' });
    const dispatcher = await joinColleague(app, shipper, 'dispatcher');
    const job = await order(dispatcher, { action: 'archive', filter: { status: 'canceled' } });
    await app.runLongJobs();
    expect(await stateOf(shipper, one)).toBe('archived');
    // A colleague has unarchived this load already.
    await shipper.done('PUT /loads/{id}/unarchive', two);
    const undo = (await dispatcher.done('PUT /jobs/{id}/undo', job.id)) as Job;
    await app.runLongJobs();
    expect(await stateOf(shipper, one)).toBe('canceled');
    expect((await results(dispatcher, undo.id)).map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'done']);
  });

  it('undo is possible for ten seconds and five of delay, and not after carriers were notified', async () => {
    const { shipper } = await openMarket(app);
    const [tagged, canceled] = [await openTender(app, shipper), await openTender(app, shipper)];
    const first = await order(shipper, { action: 'tag', ids: [tagged], add_tags: ['w'] });
    const tag = await order(shipper, { action: 'tag', ids: [tagged], add_tags: ['x'] });
    const cancel = await order(shipper, { action: 'cancel', ids: [canceled], reason: 'x' });
    await app.runLongJobs();
    const undo = async (id: number) => (await shipper.send('PUT /jobs/{id}/undo', { path: { id } })).body['code'];
    expect(await undo(cancel.id)).toBe('job.undo-over');
    app.clock.at += 14_900;
    expect(await undo(first.id)).toBeUndefined();
    await app.runLongJobs();
    app.clock.at += 200;
    expect(await undo(tag.id)).toBe('job.undo-over');
    expect(await tagsOf(shipper, tagged)).toEqual(['x']);
  });
});

describe('many jobs of one company', () => {
  it('a company has at most twenty jobs at once', async () => {
    const shipper = await signUpShipper(app);
    const { id } = (await shipper.call('POST /loads', { body: {} })).body.data;
    const body = { action: 'tag', ids: [id], add_tags: ['x'] };
    for (let count = 0; count < 20; count++) await shipper.call('POST /loads/bulk', { body: body as never });
    const answer = await shipper.send('POST /loads/bulk', { body });
    expect([answer.status, answer.body['code']]).toEqual([429, 'job.too-many']);
    await app.runLongJobs();
    expect((await shipper.send('POST /loads/bulk', { body })).status).toBe(201);
    await app.runLongJobs();
  });
});
