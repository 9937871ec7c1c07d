import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import type { Caller } from '../caller';
import { gridRow, type Carrier, type Shipper } from '../build';

export type Person = Caller<ShipperApi> | Caller<CarrierApi>;
const asked = (who: Person) => who as Caller<ShipperApi>;

export async function chatWith(carrier: Pick<Carrier, 'name'>, load: number, owner: Shipper, who: Shipper = owner) {
  const { id } = await gridRow(owner, load, carrier);
  return who.call('POST /chats', { body: { model_type: 'option', model_id: id } });
}

export const chatAbout = (load: number, who: Caller<CarrierApi>) =>
  who.call('POST /chats', { body: { model_type: 'load', model_id: load } });

export const say = async (who: Person, id: number, text: string, client_id?: string) => {
  const body = { text, ...(client_id !== undefined && { client_id }) };
  return (await asked(who).call('POST /chats/{id}/chat_messages', { path: { id }, body })).body;
};

export const readChat = async (who: Person, id: number, query: Record<string, unknown> = {}) =>
  (await asked(who).call('GET /chats/{id}/chat_messages', { path: { id }, query })).body;

export const showChat = async (who: Person, id: number) =>
  (await asked(who).call('GET /chats/{id}', { path: { id } })).body.data;

export const notesOf = async (who: Person, load: number) =>
  (await asked(who).call('GET /loads/{id}/notes', { path: { id: load } })).body.data;
