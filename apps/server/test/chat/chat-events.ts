import type { OutboxRow } from '../../src/platform/events/outbox.queries';
import type { Carrier, Shipper } from '../build';
import type { TestApp } from '../start-app';
import { eventsOfDemos } from '../demos/demo-events';
import { eventsOfDrivers } from '../trips/trip-messages';
import { addChats } from './add-chats';
import { say } from './chatting';

export async function eventsOfChats(
  app: TestApp,
  { shipper, carrier }: { shipper: Shipper; carrier: Carrier },
  about: { tender: number; option: number },
): Promise<OutboxRow[]> {
  const { chat, message, note, question, demo } = await addChats(app, { shipper, carrier }, about);
  const answered = { path: { id: about.tender, question_id: question }, body: { answer: 'No' } };
  await shipper.call('PUT /loads/{id}/questions/{question_id}', answered);
  const { id: support } = (await carrier.call('POST /chats', { body: {} })).body.data;
  const idOf = async ({ login }: { login: string }) =>
    (await app.database.one<{ id: number }>('select id from accounts where email = $1', [login])).id;
  const row = (kind: string, entity_id: number, params: object): OutboxRow => ({
    kind,
    payload: {
      entity_id,
      company_id: shipper.companyId,
      carrier_company_id: carrier.companyId,
      account_id: null,
      option_id: about.option,
      params,
    },
  });
  const body = {
    subject: 'The map is empty',
    text: 'No streets are drawn',
    category: 'technical',
    is_blocking: true,
  } as const;
  const { id: request } = (await carrier.call('POST /requests', { body })).body.data;
  const { id: answer } = (await say(shipper, request, 'Reload the page')).data;
  const unread = { load_id: about.tender, until_id: message + 1_000, count: 2 };
  const member = { account_id: await idOf(carrier), member_company_id: carrier.companyId };
  return [
    row('chat.left_unread', chat, { ...unread, ...member }),
    row('chat.left_unread', support, { ...unread, ...member, load_id: null }),
    row('chat.left_unread', support, { ...unread, load_id: null, account_id: null, member_company_id: null }),
    row('request.asked', request, { is_blocking: true }),
    row('request.answered', request, { message_id: answer }),
    row('request.moved', request, { state: 'solved' }),
    ...(await eventsOfDemos(app, demo, row)),
    ...(await eventsOfDrivers(app, { shipper, carrier })),
    row('note.added', about.tender, { note_id: note, side: 'shipper', mentions: [await idOf(shipper)] }),
    row('question.asked', about.tender, { question_id: question }),
    row('question.answered', about.tender, { question_id: question }),
  ];
}
