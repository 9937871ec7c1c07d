import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BodyOf, CarrierApi, OwnPacket } from '@tenderlane/contract';
import type { Carrier } from '../../../../test/build';
import { sendDocument } from '../../../../test/files/send-form';
import { packetContent } from '@tenderlane/contract/packets/examples';
import { addDocument, publishPacket } from '../../../../test/packets/fill-packets';
import { buildPacketWorld } from '../../../../test/packets/packet-world';
import { startApp, type TestApp } from '../../../../test/start-app';
import { databaseClock } from '../../../platform/clock';

let app: TestApp;
let carrier: Carrier;
let documents: { requirement: string; document_id: number }[];
const sent: string[][] = [];
let isOpen = false;

/** A round trip holds what is given to the driver in one turn: it leaves in one packet, `begin` and `commit` with it. */
function recordRoundTrips(client: pg.PoolClient): void {
  const { query } = client;
  const record = (asked: string | { text: string }) => {
    if (!isOpen) {
      sent.push([]);
      isOpen = true;
      process.nextTick(() => (isOpen = false));
    }
    sent.at(-1)?.push(typeof asked === 'string' ? asked : asked.text);
  };
  client.query = ((...given: [string]) => {
    record(given[0]);
    return (query as (...given: [string]) => unknown).apply(client, given);
  }) as typeof query;
}

beforeAll(async () => {
  app = await startApp({}, undefined, undefined, { clock: databaseClock });
  const known = new WeakSet<pg.PoolClient>();
  app.database.pool.on('acquire', (client) => {
    if (!known.has(client)) recordRoundTrips(client);
    known.add(client);
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const world = await buildPacketWorld(app);
  ({ carrier } = world);
  const content = packetContent();
  const [section] = content.sections;
  const files = { ...section!.questions[1]!, id: 'papers', label: 'Show your papers', kind: 'file' as const };
  const sections = [{ ...section!, questions: [...section!.questions, files] }];
  await publishPacket(world.shipper, { ...content, sections, agreement: null });
  const file_ids = [await sendDocument(app, carrier.token)];
  documents = [{ requirement: 'cargo', document_id: await addDocument(carrier, { file_ids }) }];
});

/** The session is looked up and the right is checked before the handler begins. */
async function countTrips<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  sent.length = 0;
  const answer = await call();
  const trips = sent.filter((texts) => !texts.some((text) => text.includes('token_hash')));
  expect(trips.length).toBeGreaterThan(0);
  expect(trips.length).toBeLessThanOrEqual(3);
  const texts = trips.flat();
  expect(texts).toEqual([...new Set(texts)]);
  return answer;
}

type Fill = BodyOf<CarrierApi['PUT /packets/{id}']>;

const read = () => carrier.done('GET /packets/{id}', carrier.carrierId);
const fill = (body: Fill) => carrier.done('PUT /packets/{id}', carrier.carrierId, body);
const newFile = () => sendDocument(app, carrier.token);
const withoutLinks = (packet: OwnPacket) =>
  JSON.parse(JSON.stringify(packet, (key, value: unknown) => (key === 'url' ? '' : value))) as OwnPacket;

async function saveCounted(body: Fill): Promise<OwnPacket> {
  const saved = await countTrips(() => fill(body));
  expect(withoutLinks(saved)).toEqual(withoutLinks(await countTrips(read)));
  return saved;
}

it('the first answer of a packet takes three round trips, and is answered as the page shows it', async () => {
  expect(await saveCounted({ answers: { fleet: 12 } })).toMatchObject({ state: 'not_completed' });
});

it('chosen documents take three round trips', async () => {
  const { revision } = await read();
  const saved = await saveCounted({ answers: { fleet: 12 }, documents, revision });
  expect(saved).toMatchObject({ state: 'completed', documents: [{ document: { files: [{ name: 'licence.pdf' }] } }] });
});

it('an answer beside documents and files takes three round trips', async () => {
  await fill({ answers: { papers: [await newFile()] }, documents });
  expect(await saveCounted({ answers: { fleet: 12, notes: null } })).toMatchObject({ state: 'completed' });
});

it('files take three round trips, and are answered in the order in which the record holds them', async () => {
  const [first, second] = [await newFile(), await newFile()];
  expect((await saveCounted({ answers: { papers: [first], fleet: 3 }, documents })).files).toMatchObject([
    { id: first },
  ]);
  await carrier.done('PUT /packets/{id}/submit', carrier.carrierId);
  await carrier.done('PUT /packets/{id}/reopen', carrier.carrierId);
  const { files } = await saveCounted({ answers: { papers: [second, first] } });
  expect(files.map(({ id }) => id)).toEqual([first, second]);
  expect((await saveCounted({ answers: { papers: [second] } })).files).toMatchObject([{ id: second }]);
});
