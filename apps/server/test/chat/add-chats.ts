import type { ChatMessage } from '@tenderlane/contract';
import type { Carrier, Shipper } from '../build';
import type { TestApp } from '../start-app';
import { sendForm, TINY_PNG } from '../files/send-form';

export async function addChats(
  app: TestApp,
  { shipper, carrier }: { shipper: Shipper; carrier: Carrier },
  { tender, option }: { tender: number; option: number },
) {
  const opened = await shipper.call('POST /chats', { body: { model_type: 'option', model_id: option } });
  const chat = opened.body.data.id;
  const file = { name: 'photo.png', content: Buffer.from(TINY_PNG, 'base64') };
  const sent = await sendForm(app, 'shipper', shipper.token, chat, { text: 'The gate code is 12' }, [file]);
  const message = sent.body['data'] as ChatMessage;
  const reply = { title: 'On the way', text: 'We are on the way' };
  const help = { subject: 'The map is empty', text: 'No streets are drawn', category: 'technical' as const };
  await shipper.done('PUT /loads/{id}/questions_setting', tender, { mode: 'to_all' });
  const demo = { time_zone: 'Europe/Kyiv', times: ['2099-05-01T09:00:00Z'] };
  return {
    chat,
    demo: parseInt((await shipper.call('POST /demo_bookings', { body: demo })).body.data.code, 10),
    message: message.id,
    request: (await shipper.call('POST /requests', { body: help })).body.data.id,
    carrierRequest: (await carrier.call('POST /requests', { body: help })).body.data.id,
    chatFile: message.files[0]!.id,
    reply: (await shipper.call('POST /chat_replies', { body: reply })).body.data.id,
    carrierReply: (await carrier.call('POST /chat_replies', { body: reply })).body.data.id,
    note: (await shipper.done('POST /loads/{id}/notes', tender, { text: 'Call the warehouse first' })).id,
    carrierNote: (await carrier.done('POST /loads/{id}/notes', tender, { text: 'Send the new truck' })).id,
    question: (await carrier.done('POST /loads/{id}/questions', tender, { text: 'Is a tail lift needed?' })).id,
  };
}
