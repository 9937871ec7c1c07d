import type { ChatMessage } from '@tenderlane/contract';
import type { Carrier, Shipper } from '../build';
import type { Call } from '../every-call';
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
  await shipper.done('PUT /loads/{id}/questions_setting', tender, { mode: 'to_all' });
  return {
    chat,
    message: message.id,
    chatFile: message.files[0]!.id,
    reply: (await shipper.call('POST /chat_replies', { body: reply })).body.data.id,
    carrierReply: (await carrier.call('POST /chat_replies', { body: reply })).body.data.id,
    note: (await shipper.done('POST /loads/{id}/notes', tender, { text: 'Call the warehouse first' })).id,
    carrierNote: (await carrier.done('POST /loads/{id}/notes', tender, { text: 'Send the new truck' })).id,
    question: (await carrier.done('POST /loads/{id}/questions', tender, { text: 'Is a tail lift needed?' })).id,
  };
}

export type ChatFixture = Awaited<ReturnType<typeof addChats>> & { tender: number; option: number };
type Calls = Record<string, (world: ChatFixture) => Call>;

export const sharedChatCalls = {
  'GET /chats': () => ({ query: { search: 'Kyiv' } }),
  'GET /chats/settings': () => ({}),
  'GET /chats/{id}': ({ chat: id }) => ({ path: { id } }),
  'GET /chats/{id}/chat_messages': ({ chat: id }) => ({ path: { id } }),
  'POST /chats/{id}/chat_messages': ({ chat: id }) => ({ path: { id }, body: { text: 'Hello', client_id: 'first' } }),
  'PUT /chat/{id}/view': ({ chat: id }) => ({ path: { id } }),
  'PUT /chats/{id}/unread': ({ chat: id }) => ({ path: { id } }),
  'PUT /chat_messages/translate/{id}': ({ message: id }) => ({ path: { id } }),
  'PUT /chats/{id}/join': ({ chat: id }) => ({ path: { id } }),
  'PUT /chats/{id}/leave': ({ chat: id }) => ({ path: { id } }),
  'GET /chat_files/{id}': ({ chatFile: id }) => ({ path: { id } }),
  'GET /chat_replies': () => ({}),
  'POST /chat_replies': () => ({ body: { title: 'Thanks', text: 'Thank you' } }),
  'GET /loads/{id}/questions': ({ tender: id }) => ({ path: { id } }),
  'GET /loads/{id}/notes': ({ tender: id }) => ({ path: { id } }),
  'POST /loads/{id}/notes': ({ tender: id }) => ({ path: { id }, body: { text: 'Noted', mentions: [] } }),
} satisfies Calls;

export const shipperChatCalls = {
  'POST /chats': ({ option: model_id }) => ({ body: { model_type: 'option', model_id } }),
  'PUT /chat_replies/{id}': ({ reply: id }) => ({ path: { id }, body: { title: 'Here', text: 'We are here' } }),
  'DELETE /chat_replies/{id}': ({ reply: id }) => ({ path: { id } }),
  'DELETE /loads/{id}/notes/{note_id}': ({ tender: id, note: note_id }) => ({ path: { id, note_id } }),
  'GET /loads/{id}/questions_setting': ({ tender: id }) => ({ path: { id } }),
  'PUT /loads/{id}/questions_setting': ({ tender: id }) => ({ path: { id }, body: { mode: 'to_all' } }),
  'PUT /loads/{id}/questions/{question_id}': ({ tender: id, question: question_id }) => ({
    path: { id, question_id },
    body: { answer: 'No' },
  }),
  'GET /operator/chats': () => ({}),
} satisfies Calls;

export const carrierChatCalls = {
  'POST /chats': ({ tender: model_id }) => ({ body: { model_type: 'load', model_id } }),
  'PUT /chat_replies/{id}': ({ carrierReply: id }) => ({ path: { id }, body: { title: 'Here', text: 'We are here' } }),
  'DELETE /chat_replies/{id}': ({ carrierReply: id }) => ({ path: { id } }),
  'DELETE /loads/{id}/notes/{note_id}': ({ tender: id, carrierNote: note_id }) => ({ path: { id, note_id } }),
  'POST /loads/{id}/questions': ({ tender: id }) => ({ path: { id }, body: { text: 'Is it fragile?' } }),
} satisfies Calls;
