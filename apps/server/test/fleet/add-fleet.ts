import type { EndpointTable } from '@tenderlane/contract';
import { CONTACT, FLEET_BODIES, fleetBody } from '@tenderlane/contract/fleet/examples';
import { newLogin, type Carrier, type Shipper } from '../build';
import type { Caller } from '../caller';
import type { TestApp } from '../start-app';

type Kind = keyof typeof FLEET_BODIES;
const KINDS = Object.keys(FLEET_BODIES) as Kind[];

export async function addFleet({ shipper, carrier }: { shipper: Shipper; carrier: Carrier }) {
  const path = { id: carrier.carrierId };
  const create = async (who: Pick<Caller<EndpointTable>, 'send'>, key: string, kind: Kind, more: object = {}) => {
    const { status, body } = await who.send(key, { ...more, body: fleetBody(kind, newLogin) });
    if (status !== 201) throw new Error(`${key}: ${JSON.stringify(body)}`);
    return (body as { data: { id: number } }).data.id;
  };
  const own = {} as Record<Kind, number>;
  const kept = {} as Record<Kind, number>;
  for (const kind of KINDS) {
    own[kind] = await create(carrier, `POST /${kind}s`, kind);
    kept[kind] = await create(shipper, `POST /carriers/{id}/${kind}s`, kind, { path });
  }
  const note = await shipper.call('POST /carriers/{id}/notes', { path, body: { text: 'Answers at once' } });
  return { own, kept, note: note.body.data.id };
}

export async function sentContactCode(app: TestApp, carrier: Carrier) {
  const { body } = await carrier.call('POST /contacts', { body: { ...CONTACT, email: newLogin('contact') } });
  await carrier.call('POST /contacts/{id}/code', { path: { id: body.data.id }, body: { channel: 'email' } });
  const { id } = await app.database.one<{ id: number }>('select max(id) as id from contact_codes');
  return { kind: 'contact.code-requested', payload: { code_id: id } };
}
