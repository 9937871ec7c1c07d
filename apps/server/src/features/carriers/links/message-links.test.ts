import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMarket, openTender } from '../../../../test/build';
import { linkSecret, pressLink } from '../../../../test/personal-link';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('the links of messages that leave together are read in one statement, and each message holds its own', async () => {
  const { shipper, anna, borys, celina } = await openMarket(app);
  while ((await app.dispatcher.runOnce()) > 0);
  const id = await openTender(app, shipper);
  app.statements.length = 0;
  while ((await app.dispatcher.runOnce()) > 0);
  expect(app.statements.filter((statement) => statement.includes('select id, salt from personal_links'))).toHaveLength(
    1,
  );
  for (const carrier of [anna, borys, celina]) {
    const linked = await pressLink(app, await linkSecret(app, carrier.login));
    expect(linked.loadId).toBe(id);
    expect((await linked.call('GET /account')).body.data.company).toMatchObject({ id: carrier.companyId });
  }
});
