import type { Examples } from '../core/example';

interface Records {
  carrierNote: number;
  carrierReply: number;
  chat: number;
  chatFile: number;
  message: number;
  note: number;
  option: number;
  question: number;
  reply: number;
  tender: number;
}

const shared = {
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
} satisfies Examples<Records>;

export const shipperChatExamples = {
  ...shared,
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
} satisfies Examples<Records>;

export const carrierChatExamples = {
  ...shared,
  'POST /chats': ({ tender: model_id }) => ({ body: { model_type: 'load', model_id } }),
  'PUT /chat_replies/{id}': ({ carrierReply: id }) => ({ path: { id }, body: { title: 'Here', text: 'We are here' } }),
  'DELETE /chat_replies/{id}': ({ carrierReply: id }) => ({ path: { id } }),
  'DELETE /loads/{id}/notes/{note_id}': ({ tender: id, carrierNote: note_id }) => ({ path: { id, note_id } }),
  'POST /loads/{id}/questions': ({ tender: id }) => ({ path: { id }, body: { text: 'Is it fragile?' } }),
} satisfies Examples<Records>;
