import { connect } from '../../load/connections';
import type { Market } from '../../load/market';
import { placeBid, prepareDraft, prepareTender } from '../market';
import { ask, firstCarrierId } from '../network/delivered-orders';
import { prepareFacility } from '../network/facilities-people';
import { publishPacket } from '../network/packet-draft';
import { newLogin } from '../people';
import { expect } from '../story';

type Application = 'shipper' | 'carrier';
type Records = Readonly<Record<string, string | number>>;

const QUESTION = {
  ...{ id: 'depot', kind: 'text', label: 'Depot', help: null, required: true, countries: [], options: [] },
  ...{ condition: null, standard: null },
};
const EXTRACT = { id: 'extract', kind: 'other', label: 'Extract', required: false, expires: false };
const PACKET = {
  sections: [{ id: 'company', title: 'Company', questions: [QUESTION] }],
  documents: [{ ...EXTRACT, least: null, countries: [] }],
  agreement: null,
};

/** Its number is that of the chat with support. */
export async function askSupport(application: Application, token: string): Promise<number> {
  const { id } = await ask<{ id: number }>(token, 'POST', `${application}/v1/chats`, {});
  await ask(token, 'POST', `${application}/v1/chats/${id}/chat_messages`, { text: 'How do I add a brand?' });
  return id;
}

/** The code of the message to the person who was invited. */
async function inviteColleague(application: Application, token: string): Promise<string> {
  const login = newLogin('colleague');
  const role = application === 'shipper' ? 'manager' : 'dispatcher';
  await ask(token, 'POST', `${application}/v1/profile/users`, { login, role });
  const http = connect(process.env['PRODUCT_URL'] ?? '', 1);
  try {
    const { text } = await http.send('GET', `/dev/mailbox.json?to=${encodeURIComponent(login)}`, null);
    const [message] = (JSON.parse(text) as { data: { text: string }[] }).data;
    const code = /\/brand\/([\w-]+)/.exec(message?.text ?? '')?.[1];
    if (!code) throw new Error(`The message to ${login} has no link.`);
    return code;
  } finally {
    http.close();
  }
}

/** A job that had something to refuse, for the second carrier was suspended before. */
async function suspendAgain(shipper: string, carrier: number): Promise<number> {
  const carriers = await ask<{ id: number }[]>(shipper, 'GET', 'shipper/v1/carriers');
  const other = carriers.find(({ id }) => id !== carrier)?.id;
  await ask(shipper, 'PUT', `shipper/v1/carriers/${other}/suspend`, { reason: 'Late three times' });
  const again = { ids: [other], action: 'suspend', reason: 'Late again' };
  return (await ask<{ id: number }>(shipper, 'POST', 'shipper/v1/carriers/bulk', again)).id;
}

async function announce(shipper: string, carrier: string): Promise<number> {
  const news = { subject: 'Gate 4 is open', message: '<p>Come by <b>gate 4</b>.</p>', audience: { kind: 'network' } };
  const { id } = await ask<{ id: number }>(shipper, 'POST', 'shipper/v1/announcements', news);
  const received = () => ask<{ id: number }[]>(carrier, 'GET', 'carrier/v1/announcements');
  await expect.poll(async () => (await received()).map((one) => one.id)).toContain(id);
  return id;
}

async function publishLink(market: Market): Promise<string> {
  const id = await prepareTender(market, { audience: { kind: 'link' } });
  const tender = await ask<{ public_link: string }>(market.shipperToken, 'GET', `shipper/v1/loads/${id}`);
  return new URL(tender.public_link).pathname.split('/').at(-1) ?? '';
}

async function inviteCarrier(shipper: string): Promise<string> {
  const invitations = [{ login: newLogin('invited') }];
  const path = 'shipper/v1/catalogs/invite/create';
  const [sent] = await ask<{ code: string }[]>(shipper, 'POST', path, { invitations });
  return sent?.code ?? '';
}

/** A record for each page with an id; the market has two carriers, the first of which reads. */
export async function prepareRecords(application: Application, market: Market): Promise<Records> {
  const { shipperToken: shipper } = market;
  const [carrier = ''] = market.carrierTokens;
  const tender = await prepareTender(market);
  expect(await placeBid(carrier, tender, 240_000)).toBe(201);
  const token = application === 'shipper' ? shipper : carrier;
  const both = {
    tender,
    request: await askSupport(application, token),
    colleague: await inviteColleague(application, token),
  };
  const known = await firstCarrierId(market);
  if (application === 'shipper') {
    const [draft, facility] = [await prepareDraft(market), await prepareFacility(shipper)];
    return { ...both, draft, facility, carrier: known, job: await suspendAgain(shipper, known) };
  }
  await publishPacket(shipper, PACKET);
  return {
    ...both,
    packet: known,
    announcement: await announce(shipper, carrier),
    invitation: await inviteCarrier(shipper),
    link: await publishLink(market),
  };
}
