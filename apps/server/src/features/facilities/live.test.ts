import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpShipper, type Shipper } from '../../../test/build';
import { connect, openPort, settle, type Listener } from '../../../test/sockets/listener';
import { startApp, type TestApp } from '../../../test/start-app';

let app: TestApp;
let shipper: Shipper;
let [own, strange]: Listener[] = [];

beforeAll(async () => {
  app = await startApp();
  const port = await openPort(app);
  const stranger = await signUpShipper(app);
  shipper = await signUpShipper(app);
  own = connect(port, 'shipper', shipper.token ?? '');
  strange = connect(port, 'shipper', stranger.token ?? '');
  expect(await own.listen(`brand.${shipper.companyId}`)).toBe('listening');
  expect(await strange.listen(`brand.${stranger.companyId}`)).toBe('listening');
});
afterAll(async () => {
  own?.close();
  strange?.close();
  await app.close();
});

it('open pages of a company receive events of its facilities, and those of other companies do not', async () => {
  const address = {
    name: 'Gdańsk',
    country_id: 'pl',
    city: 'Gdańsk',
    lat: 54.35,
    lon: 18.64,
    time_zone: 'Europe/Warsaw',
  };
  const body = { name: 'Hub', category: 'warehouse' as const, address };
  const { id } = (await shipper.call('POST /facilities', { body: body as never })).body.data;
  await settle(app, own!, strange!);
  const heard = (listener: Listener) =>
    listener.frames.filter(({ data }) => (data as { topic?: string }).topic === 'facilities');
  expect(heard(own!)).toContainEqual(
    expect.objectContaining({ event: 'BrandUpdateEvent', data: { topic: 'facilities', id, version: '' } }),
  );
  const before = heard(own!).length;
  await shipper.call('DELETE /facilities/{id}', { path: { id } });
  await settle(app, own!, strange!);
  expect(heard(own!).length).toBe(before + 1);
  expect(heard(strange!)).toEqual([]);
});
