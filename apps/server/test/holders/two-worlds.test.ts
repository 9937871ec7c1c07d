import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Auction } from '@tenderlane/contract';
import { allowsCall, PURPOSE_NAMES, PURPOSES, type PurposeName } from '../../src/platform/holders/purposes';
import { bid, euro, joinCarrier, signUpShipper } from '../build';
import { addRelatedRecords } from '../every-call';
import { linkSecret, pressLink } from '../personal-link';
import { expectSame, preparedCalls, readsOf, sendCall, sendCalls, type CallResult } from '../send-calls';
import { startApp, type TestApp } from '../start-app';
import { openTrip } from '../trips/open-trip';
import { baseOf, heldCalls, linksOf } from './links';

let app: TestApp;
let start: number;
beforeAll(async () => {
  app = await startApp();
  start = app.clock.at;
});
afterAll(() => app.close());

const HIDDEN: Partial<Auction> = { target_rate: euro(222_222), guardrail_bp: 777 };

/** The answers to the holder of a link, and to the person whom it signs in; another carrier bids in one of two worlds. */
async function answersTo(purpose: PurposeName, hidden: Partial<Auction>, isBidOn: boolean): Promise<CallResult[]> {
  app.clock.at = start;
  const shipper = await signUpShipper(app, 'pl', { name: 'Kvarta', currency: 'EUR' });
  const carrier = await joinCarrier(app, shipper, { name: 'Watcher' });
  const other = await joinCarrier(app, shipper, { name: 'Borys Spedycja' });
  const link = await linksOf[purpose](app, { shipper, carrier }, { mode: 'sealed', ...hidden });
  const { id } = await app.database.one<{ id: number | null }>(
    'select max(id) as id from loads where company_id = $1',
    [shipper.companyId],
  );
  if (purpose === 'tender') await other.send('POST /links/{code}/open', link);
  if (id && isBidOn) await bid(other, id, 240_000);
  const held: CallResult[] = [];
  for (const key of heldCalls(purpose))
    held.push(await sendCall(app, baseOf(key), link.token ?? null, { key, ...link }));
  if (purpose === 'driver') {
    const driver = await openTrip(app, String((link.body as { secret: string }).secret));
    return [...held, await sendCall(app, 'driver', driver.token, { key: 'GET /trip' })];
  }
  if (purpose === 'order') {
    const { link_order_id: order } = (await app.carrier(link.token ?? null).call('GET /account')).body.data;
    const reads = PURPOSES.order.calls.filter((key) => key.startsWith('GET /loads/{id}'));
    const keys = reads.map((key) => ({ key, path: { id: order } }));
    return sendCalls(app, 'carrier', link.token ?? null, keys);
  }
  if (purpose !== 'message' || !id) return held;
  const linked = await pressLink(app, await linkSecret(app, carrier.login));
  await bid(carrier, id, 245_000);
  const world = await addRelatedRecords(app, shipper, carrier, id);
  const reads = readsOf(preparedCalls('carrier', world), id).filter(({ key }) => allowsCall(purpose, key));
  expect(reads.length).toBeGreaterThan(10);
  return [...held, ...(await sendCalls(app, 'carrier', linked.token, reads))];
}

describe('the answers to the holder of a link', () => {
  it.each(PURPOSE_NAMES)('the answers to the holder of a link do not depend on secrets: %s', async (purpose) => {
    const [left, right] = [await answersTo(purpose, HIDDEN, false), await answersTo(purpose, {}, true)];
    expectSame(left, right);
  });
});
