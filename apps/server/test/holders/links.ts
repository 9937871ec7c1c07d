import { createHmac } from 'node:crypto';
import { apiBases, type Auction, type EndpointTable } from '@tenderlane/contract';
import { PURPOSE_NAMES, PURPOSES, type PurposeName } from '../../src/platform/holders/purposes';
import { bid, newLogin, openTender, select, type Carrier, type Shipper } from '../build';
import { chatAbout, readChat } from '../chat/chatting';
import { postForm, sendForm } from '../files/send-form';
import type { Call } from '../every-call';
import { addSource } from '../tracking/add-source';
import { addTrackingLink } from '../tracking/tracking-link';
import { inviteCarrier } from '../network';
import { linkSecret, orderSecret, pressLink } from '../personal-link';
import type { TestApp } from '../start-app';
import { driverSecret } from '../trips/open-trip';

/** A call with a link; some send it as their token. */
type LinkCall = Call & { token?: string };

interface Parties {
  shipper: Shipper;
  carrier: Carrier;
}

const document = { name: 'licence.pdf', content: '%PDF-1.4 licence' };
const POSITIONS = { body: { positions: [{ device: '902064', at: '2026-11-23T10:00:00Z', lat: 50.45, lon: 30.52 }] } };

const byCode = (address: string): Call => ({ path: { code: address.split('/').at(-1) } });

async function addOrder(app: TestApp, { shipper, carrier }: Parties, terms?: Partial<Auction>): Promise<number> {
  const id = await openTender(app, shipper);
  await bid(carrier, id, 240_000);
  await select(shipper, id, carrier);
  await carrier.done('PUT /loads/{id}/confirm', id, {});
  await openTender(app, shipper, terms);
  return id;
}

/** Makes a valid link of each purpose, as a call names it. A new purpose does not compile without one. */
export const linksOf: Record<
  PurposeName,
  (app: TestApp, parties: Parties, terms?: Partial<Auction>) => Promise<LinkCall>
> = {
  message: async (app, { shipper, carrier }, terms) => {
    await openTender(app, shipper, terms);
    return { body: { secret: await linkSecret(app, carrier.login) } };
  },
  order: async (app, parties, terms) => {
    const id = await addOrder(app, parties, terms);
    return { token: (await pressLink(app, await orderSecret(app, parties.carrier.login, id))).token ?? '' };
  },
  tender: async (app, { shipper }, terms) => {
    const id = await openTender(app, shipper, { ...terms, audience: { kind: 'link' } });
    return byCode((await shipper.done('GET /loads/{id}', id)).public_link ?? '');
  },
  file: async (app, { carrier }) => {
    const { body } = await postForm([app, 'carrier', carrier.token], '/files', {}, [document]);
    return byCode((body as { data: { url: string } }).data.url);
  },
  chat_file: async (app, { shipper, carrier }, terms) => {
    const load = await openTender(app, shipper, terms);
    const chat = (await chatAbout(load, carrier)).body.data.id;
    await sendForm(app, 'carrier', carrier.token, chat, { text: '' }, [document]);
    const [message] = (await readChat(carrier, chat)).data;
    return byCode(message?.files[0]?.url ?? '');
  },
  invitation: async (_app, { shipper }) => byCode((await inviteCarrier(shipper)).code),
  colleague: async (app, { shipper }) => {
    const login = newLogin('colleague');
    await shipper.call('POST /profile/users', { body: { login, role: 'dispatcher' } });
    const { text } = await app.lastMessage(login);
    return byCode(/\/brand\/[\w-]+/.exec(text)?.[0] ?? '');
  },
  driver: async (app, parties, terms) => {
    const id = await addOrder(app, parties, terms);
    return { body: { secret: await driverSecret(parties.carrier, id) } };
  },
  consignee: async (app, parties, terms) => {
    const id = await addOrder(app, parties, terms);
    return byCode((await addTrackingLink(parties.shipper, id)).url);
  },
  telematics: async (_app, { carrier }) => ({ ...POSITIONS, token: (await addSource(carrier)).token }),
};

const BASES: Readonly<Record<string, EndpointTable>> = apiBases;

export const baseOf = (key: string) =>
  (['carrier', 'public', 'shipper', 'driver'] as const).find((base) => BASES[base]?.[key]) ?? 'carrier';

export const endpointOf = (key: string) => BASES[baseOf(key)]?.[key];

export const heldCalls = (purpose: PurposeName): string[] =>
  PURPOSES[purpose].calls.filter((key) => endpointOf(key)?.access === 'link');

export const everyHeldCall = PURPOSE_NAMES.flatMap((purpose) =>
  heldCalls(purpose).map((key) => [purpose, key] as const),
);

/** Proofs as an earlier release computed them, written out so that a change of today's does not change them. */
export function proofOf(appSecret: string, parts: (string | Buffer)[], bytes: number): string {
  const hmac = createHmac('sha256', appSecret);
  for (const part of parts) hmac.update(part).update('\n');
  return hmac.digest().subarray(0, bytes).toString('base64url');
}

const isInToken = (key: string) => key === 'POST /positions';

export const codeOf = ({ path, body, token }: LinkCall): unknown =>
  token ?? path?.['code'] ?? (body as { secret: string }).secret;

/** The call of a key with a code of any link. */
export function callWith(key: string, code: unknown): LinkCall {
  if (isInToken(key)) return { ...POSITIONS, token: String(code) };
  return key.includes('{code}') ? { path: { code } } : { body: { secret: code } };
}
