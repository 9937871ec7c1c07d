import { createHmac } from 'node:crypto';
import { apiBases, type Auction, type EndpointTable } from '@tenderlane/contract';
import { PURPOSE_NAMES, PURPOSES, type PurposeName } from '../../src/platform/holders/purposes';
import { bid, newLogin, openTender, select, type Carrier, type Shipper } from '../build';
import { chatAbout, readChat } from '../chat/chatting';
import { postForm, sendForm } from '../files/send-form';
import type { Call } from '../every-call';
import { inviteCarrier } from '../network';
import { linkSecret } from '../personal-link';
import type { TestApp } from '../start-app';
import { driverSecret } from '../trips/open-trip';

interface Parties {
  shipper: Shipper;
  carrier: Carrier;
}

const document = { name: 'licence.pdf', content: '%PDF-1.4 licence' };
const byCode = (address: string): Call => ({ path: { code: address.split('/').at(-1) } });

/** Makes a valid link of each purpose, as a call names it. A new purpose does not compile without one. */
export const linksOf: Record<PurposeName, (app: TestApp, parties: Parties, terms?: Partial<Auction>) => Promise<Call>> =
  {
    message: async (app, { shipper, carrier }, terms) => {
      await openTender(app, shipper, terms);
      return { body: { secret: await linkSecret(app, carrier.login) } };
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
    driver: async (app, { shipper, carrier }, terms) => {
      const id = await openTender(app, shipper);
      await bid(carrier, id, 240_000);
      await select(shipper, id, carrier);
      await carrier.done('PUT /loads/{id}/confirm', id, {});
      await openTender(app, shipper, terms);
      return { body: { secret: await driverSecret(carrier, id) } };
    },
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
