import { afterAll, beforeAll, expect, it } from 'vitest';
import { bid, openMarket, openTender, type Shipper } from '../../../../test/build';
import { publishPacket, requirePacket } from '../../../../test/packets/fill-packets';
import { startApp, type TestApp } from '../../../../test/start-app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function firstRow({ token }: Shipper, id: number, language = 'en') {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  const { body } = await app.server.inject({ url: `/api/shipper/v1/loads/${id}/options/export`, headers });
  const [head = '', row = ''] = body.slice(1).split('\r\n');
  // A cell that holds a semicolon is quoted.
  const cells = row.match(/(?<=^|;)("(?:[^"]|"")*"|[^;]*)/g) ?? [];
  return Object.fromEntries(head.split(';').map((name, index) => [name, cells[index]?.replaceAll('"', '')]));
}

it('the exported grid has offered times in the time zone of their stops', async () => {
  const { shipper, anna } = await openMarket(app);
  const id = await openTender(app, shipper);
  const { waypoints } = await anna.done('GET /loads/{id}', id);
  const offered = [waypoints[0]!, waypoints.at(-1)!].map(({ id: waypoint_id }, index) => ({
    waypoint_id: waypoint_id!,
    from: `2031-01-1${index + 5}T06:00:00.000Z`,
    to: `2031-01-1${index + 5}T08:30:00.000Z`,
  }));
  await bid(anna, id, 240_000, { offered_times: offered });
  const cell = (await firstRow(shipper, id))['Offered times'];
  expect(cell).toMatch(/^Gdańsk: .*7:00.*9:30.* \(Europe\/Warsaw\); Kyiv: .*8:00.*10:30.* \(Europe\/Kyiv\)$/);
});

it('the exported grid has no column of papers when the shipper requires none', async () => {
  const { shipper, anna } = await openMarket(app);
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  expect(await firstRow(shipper, id)).toMatchObject({ Carrier: anna.name, Papers: '' });
});

it('the exported grid explains missing papers in the reader’s language', async () => {
  const { shipper, anna } = await openMarket(app);
  await publishPacket(shipper);
  await requirePacket(shipper);
  const id = await openTender(app, shipper);
  await bid(anna, id, 240_000);
  expect((await firstRow(shipper, id))['Papers']).toContain('Packet not approved');
  expect((await firstRow(shipper, id, 'uk'))['Документи']).toContain('Анкету не погоджено');
});
