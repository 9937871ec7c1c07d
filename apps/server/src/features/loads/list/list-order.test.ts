import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bid, draftTender, openMarket, openTender, select, type Shipper } from '../../../../test/build';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const listed = async (shipper: Shipper, query: object = {}) => {
  const { body } = await shipper.send('GET /loads', { query: query as Record<string, unknown> });
  return { ids: ((body['data'] ?? []) as { id: number }[]).map(({ id }) => id), body };
};

describe('the usual order of the list', () => {
  async function makeOfEach() {
    const { shipper, anna } = await openMarket(app);
    const draft = await draftTender(app, shipper);
    const won = await openTender(app, shipper);
    await bid(anna, won, 240_000);
    await select(shipper, won, anna);
    const canceled = await openTender(app, shipper);
    await shipper.done('PUT /loads/{id}/cancel', canceled, { reason: 'x' });
    const decided = await openTender(app, shipper, { duration_minutes: 60 });
    await bid(anna, decided, 240_000);
    const late = await openTender(app, shipper, { duration_minutes: 600 });
    const soon = await openTender(app, shipper, { duration_minutes: 300 });
    const newDraft = await draftTender(app, shipper);
    app.clock.at += 61 * 60_000;
    await app.runDueWork();
    return { shipper, draft, won, canceled, decided, late, soon, newDraft };
  }

  it('the list begins with loads that need a decision, then open tenders and drafts, and ends with finished loads', async () => {
    const { shipper, draft, won, canceled, decided, late, soon, newDraft } = await makeOfEach();
    const wanted = [decided, won, soon, late, newDraft, draft, canceled];
    expect((await listed(shipper)).ids).toEqual(wanted);
    expect((await listed(shipper, { sort: '-priority' })).ids).toEqual(wanted.toReversed());
    expect((await listed(shipper, { status: 'ongoing' })).ids).toEqual([soon, late]);
    expect((await listed(shipper, { status: 'draft' })).ids).toEqual([newDraft, draft]);
    expect((await listed(shipper, { status: 'draft', sort: '-priority' })).ids).toEqual([draft, newDraft]);
    expect((await listed(shipper, { status: 'tender_over' })).ids).toEqual([decided]);
    expect((await listed(shipper, { status: 'awaiting_confirmation' })).ids).toEqual([won]);
  });

  it('the usual order is the same on all pages', async () => {
    const { shipper } = await makeOfEach();
    for (const query of [{}, { status: 'ongoing' }, { status: 'draft' }]) {
      const whole = (await listed(shipper, query)).ids;
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const { body, ids } = await listed(shipper, { ...query, per_page: 1, ...(after && { after }) });
        seen.push(...ids);
        after = (body['meta'] as { next: string | null }).next;
      } while (after);
      expect(seen).toEqual(whole);
    }
  });

  it('the usual order uses an index, also inside one state', async () => {
    const { shipper } = await openMarket(app);
    for (const query of [{}, { status: 'ongoing' }, { status: 'tender_over' }]) {
      app.statements.length = 0;
      await listed(shipper, query);
      const page = app.statements.find((text) => /row_number\(\) over \(order by load_priority/.test(text));
      const plan = await app.database.transaction(async (sql) => {
        // With few loads a full scan is cheaper; disabling it shows the plan for many loads.
        for (const way of ['seqscan', 'sort', 'bitmapscan']) await sql.run(`set local enable_${way} = off`);
        const values = [shipper.companyId, ...('status' in query ? [query.status] : [])];
        return sql.rows(`explain ${page}`, values);
      });
      expect(JSON.stringify(plan)).toContain('using loads_by_priority');
    }
  });
});
