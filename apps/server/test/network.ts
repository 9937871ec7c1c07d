import type { Caller, TestApp } from './start-app';
import type { CarrierApi } from '@tenderlane/contract';
import { newLogin, signIn, type Shipper } from './build';

interface Entry {
  company_name?: string;
  legal_id?: string;
  label_ids?: number[];
}

export async function inviteCarrier(shipper: Shipper, login = newLogin('carrier'), entry: Entry = {}) {
  const { body } = await shipper.call('POST /catalogs/invite/create', { body: { invitations: [{ login, ...entry }] } });
  const [sent] = body.data;
  if (!sent) throw new Error(`not invited: ${JSON.stringify(body)}`);
  return { ...sent, login };
}

export async function enterCarrier(app: TestApp, login: string): Promise<Caller<CarrierApi>> {
  return app.carrier(await signIn(app, 'carrier', login));
}

export const companyOf = (name: string, legal_id?: string) => ({
  company: { name, country_id: 'pl', legal_id: legal_id ?? null },
});

export async function showCarrier(shipper: Shipper, id: number) {
  return (await shipper.call('GET /carriers/{id}', { path: { id } })).body.data;
}
