import type { CarrierApi, ShipperApi } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { openHeldFile } from '../../platform/holders/held-file';
import type { Handlers } from '../../platform/http/mount-api';
import { joinChat, leaveChat } from './chats/join-chat';
import { openChat } from './chats/open-chat';
import { showChat, showChats, showQueue } from './chats/show-chat';
import { showChatFile } from './files/open-chat-file';
import { showMessages } from './messages/list-messages';
import { sendMessages } from './messages/send-message';
import { translateMessages } from './messages/translate-message';
import { markUnread, viewChat } from './messages/view-chat';
import { addNote, removeNote, showNotes } from './notes/notes';
import { answerQuestion, changeMode, showMode } from './questions/answer-question';
import { askQuestion } from './questions/ask-question';
import { showQuestions } from './questions/show-questions';
import { addReply, changeReply, removeReply, showReplies } from './replies/saved-replies';

const sharedRoutes = {
  'GET /chats': (context, { query }) => showChats(context, query),
  'GET /chats/settings': ({ config: { translator, fileMaxBytes } }) =>
    Promise.resolve({
      data: {
        has_translation: translator !== undefined,
        file_max_bytes: fileMaxBytes,
        files_max: CHAT_LIMITS.filesMax,
      },
    }),
  'GET /chats/{id}': async (context, { params }) => ({ data: await showChat(context, params.id) }),
  'POST /chats': async (context, { body }) => ({ data: await openChat(context, body) }),
  'GET /chats/{id}/chat_messages': (context, { params, query }) => showMessages(context, params.id, query),
  'POST /chats/{id}/chat_messages': { ownTransaction: sendMessages },
  'PUT /chat/{id}/view': async (context, { params }) => ({ data: await viewChat(context, params.id) }),
  'PUT /chats/{id}/unread': async (context, { params }) => ({ data: await markUnread(context, params.id) }),
  'PUT /chat_messages/translate/{id}': { ownTransaction: translateMessages },
  'PUT /chats/{id}/join': async (context, { params }) => ({ data: await joinChat(context, params.id) }),
  'PUT /chats/{id}/leave': async (context, { params }) => ({ data: await leaveChat(context, params.id) }),
  'GET /chat_files/{id}': async (context, { params }) => ({ data: await showChatFile(context, params.id) }),
  'GET /chat_file_links/{code}': (context) => openHeldFile(context),
  'GET /chat_replies': async (context) => ({ data: await showReplies(context) }),
  'POST /chat_replies': async (context, { body }) => ({ data: await addReply(context, body) }),
  'PUT /chat_replies/{id}': async (context, { params, body }) => ({
    data: await changeReply(context, params.id, body),
  }),
  'DELETE /chat_replies/{id}': async (context, { params }) => {
    await removeReply(context, params.id);
    return undefined;
  },
  'GET /loads/{id}/questions': async (context, { params }) => ({ data: await showQuestions(context, params.id) }),
  'GET /loads/{id}/notes': async (context, { params }) => ({ data: await showNotes(context, params.id) }),
  'POST /loads/{id}/notes': async (context, { params, body }) => ({ data: await addNote(context, params.id, body) }),
  'DELETE /loads/{id}/notes/{note_id}': async (context, { params }) => {
    await removeNote(context, params);
    return undefined;
  },
} satisfies Partial<Handlers<ShipperApi>>;

export const shipperRoutes = {
  ...sharedRoutes,
  'GET /loads/{id}/questions_setting': async (context, { params }) => ({ data: await showMode(context, params.id) }),
  'PUT /loads/{id}/questions_setting': async (context, { params, body }) => ({
    data: await changeMode(context, params.id, body.mode),
  }),
  'PUT /loads/{id}/questions/{question_id}': async (context, { params, body }) => ({
    data: await answerQuestion(context, params, body.answer),
  }),
  'GET /operator/chats': (context, { query }) => showQueue(context, query),
} satisfies Partial<Handlers<ShipperApi>>;

export const carrierRoutes = {
  ...sharedRoutes,
  'POST /loads/{id}/questions': async (context, { params, body }) => ({
    data: await askQuestion(context, params.id, body),
  }),
} satisfies Partial<Handlers<CarrierApi>>;
