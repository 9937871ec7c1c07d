import type { DriverApi } from '@tenderlane/contract';
import type { Carrier } from '../build';
import type { Caller, TestApp } from '../start-app';

export type DriverCaller = Caller<DriverApi>;

export async function driverSecret(carrier: Pick<Carrier, 'done'>, order: number, replace = false): Promise<string> {
  const { url } = await carrier.done('POST /loads/{id}/driver_link', order, { channel: 'copy', replace });
  return url?.split('#')[1] ?? '';
}

export async function openTrip(app: TestApp, secret: string): Promise<DriverCaller> {
  const { status, body } = await app.driver().call('POST /open', { body: { secret } });
  if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
  return app.driver(body.data.token);
}
