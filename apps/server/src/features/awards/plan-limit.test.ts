import * as plans from '@tenderlane/domain/plans';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { draftTender, endBidding, HOUR_MS, joinColleague, openMarket, openTender, stateOf } from '../../../test/build';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let market: Awaited<ReturnType<typeof openMarket>>;
beforeAll(async () => {
  app = await startApp();
  market = await openMarket(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

const exceed = (capacity: plans.CapacityKey) =>
  vi.spyOn(plans, 'isGranted').mockImplementation((_, key) => key !== capacity);

it('above the limit of people colleagues can be locked and demoted, but not invited', async () => {
  const { shipper } = market;
  const { memberId } = await joinColleague(app, shipper, 'manager');
  exceed('users');
  const body = { role: 'viewer', can_edit_profile: false } as const;
  const changed = await shipper.send('PUT /profile/users/{id}', { path: { id: memberId }, body });
  expect(changed).toMatchObject({ status: 200, body: { data: body } });
  const invited = await shipper.send('POST /profile/users', { body: { login: 'one@example.com', role: 'viewer' } });
  expect(invited).toMatchObject({ status: 403, body: { code: 'plan.limit', params: { capacity: 'users' } } });
});

it('above the limit of tenders a scheduled one stays a draft, and its manager is told', async () => {
  const { shipper } = market;
  const publishAt = new Date(app.clock.at + HOUR_MS).toISOString();
  const id = await draftTender(app, shipper, { publish_at: publishAt });
  await shipper.done('PUT /loads/{id}/publish', id);
  exceed('tenders_per_month');
  app.clock.at += HOUR_MS;
  await app.runDueWork();
  const { list_item: row } = await shipper.done('GET /loads/{id}', id);
  expect(row).toMatchObject({ status_id: 'draft', publish_at: null });
  const failed = await app.database.one<{ params: object }>(
    `select params from events where entity_id = $1 and action = 'load.publication_failed'`,
    [id],
  );
  expect(failed.params).toEqual({ missing: [{ field: 'plan', code: 'plan.limit' }] });
  expect((await app.lastMessage(shipper.login)).text).toContain('the plan allows no more tenders');
});

it('above the limit of tenders an automatic repetition is a draft', async () => {
  const { shipper } = market;
  const id = await openTender(app, shipper, { republish_if_failed: true, duration_minutes: 60 });
  exceed('tenders_per_month');
  await endBidding(app, shipper, id);
  const next = (await shipper.done('GET /loads/{id}', id)).republished_to_id!;
  expect(await stateOf(shipper, next)).toBe('draft');
  expect((await app.lastMessage(shipper.login)).text).toContain(`/tenders/${next}`);
});

it('a repetition by hand does not count for the plan again', async () => {
  const { shipper } = market;
  const id = await openTender(app, shipper, { duration_minutes: 60 });
  await endBidding(app, shipper, id);
  exceed('tenders_per_month');
  const { id: next } = await shipper.done('PUT /loads/{id}/raise_price', id, { percent_bp: 0 });
  expect(await stateOf(shipper, next)).toBe('ongoing');
});
