import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMarket, signUpShipper, type Shipper } from '../../../test/build';
import { say } from '../../../test/chat/chatting';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let operator: Shipper;
beforeAll(async () => {
  app = await startApp();
  operator = await signUpShipper(app);
});
afterAll(() => app.close());

const BODY = { subject: 'The map is empty', text: 'No streets are drawn', category: 'technical' as const };

async function titlesOf(who: Pick<Shipper, 'call'>): Promise<string[]> {
  while ((await app.dispatcher.runOnce()) > 0);
  return (await who.call('GET /notifications')).body.data.map(({ title }) => title);
}

it('the operator is notified of blocking requests, and the author of an answer and of the solution', async () => {
  for (const name of ['shipper', 'anna'] as const) {
    const who = (await openMarket(app))[name] as Shipper;
    const others = await titlesOf(operator);
    const asked = (await who.call('POST /requests', { body: { ...BODY, is_blocking: true } })).body.data;
    const told = (await titlesOf(operator)).slice(0, -others.length || undefined);
    expect(told).toEqual([expect.stringContaining('work stands still')]);
    const before = await titlesOf(who);
    await say(operator, asked.id, 'Reload the page');
    await operator.call('PUT /operator/requests/{id}', { path: { id: asked.id }, body: { state: 'solved' } });
    const [solved, answered, ...rest] = await titlesOf(who);
    expect([answered, solved]).toEqual([expect.stringContaining('answered'), expect.stringContaining('solved')]);
    expect(rest).toEqual(before);
  }
});
