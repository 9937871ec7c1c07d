import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { z } from 'zod';
import { dataOf, listOf, type EndpointTable } from '../core/endpoint';
import { id } from '../core/fields';
import { FILE_LINK } from '../files/calls';
import {
  answerBody,
  chat,
  chatBody,
  chatFile,
  chatMessage,
  chatMessageBody,
  chatMessagesQuery,
  chatReply,
  chatReplyBody,
  chatSettings,
  chatsQuery,
  note,
  noteBody,
  question,
  questionBody,
  questionsSetting,
} from './schemas';

const read = { access: 'brand', right: 'loads.read' } as const;
const touched = { ...read, response: dataOf(z.object({ id })) } as const;
const member = { ...read, response: dataOf(chat) } as const;

export const chatApi = {
  'GET /chats': {
    ...read,
    summary: 'Chats of the company, newest first; unread messages are counted for members alone',
    query: chatsQuery,
    response: listOf(chat),
  },
  'GET /chats/settings': { ...read, summary: 'What a chat can do here', response: dataOf(chatSettings) },
  'GET /chats/{id}': { ...read, summary: 'One chat', response: dataOf(chat) },
  'POST /chats': {
    ...read,
    summary: 'The chat about an option or a load, or with support; asked for twice it is the same',
    body: chatBody,
    response: dataOf(chat),
  },
  'GET /chats/{id}/chat_messages': {
    ...read,
    summary: 'Messages of a chat, the newest page first; after a message: the following ones, oldest first',
    query: chatMessagesQuery,
    response: listOf(chatMessage),
    secret: true,
  },
  'POST /chats/{id}/chat_messages': {
    ...read,
    summary: 'Send a message, with files as a form; who sends joins the chat',
    body: chatMessageBody,
    multipart: { files: CHAT_LIMITS.filesMax },
    response: dataOf(chatMessage),
    status: 201,
    secret: true,
  },
  'PUT /chat/{id}/view': { ...touched, summary: 'All messages of a chat are read' },
  'PUT /chats/{id}/unread': { ...touched, summary: 'Mark the last message of a chat as unread' },
  'PUT /chat_messages/translate/{id}': {
    ...read,
    summary: 'A message in the reader’s language',
    response: dataOf(z.object({ id, translate: z.string() })),
  },
  'PUT /chats/{id}/join': { ...member, summary: 'Become a member of a chat' },
  'PUT /chats/{id}/leave': { ...member, summary: 'Be no member of a chat any longer' },
  'GET /chat_files/{id}': {
    ...read,
    summary: 'A fresh link to a file of a message',
    response: dataOf(chatFile),
    secret: true,
  },
  'GET /chat_file_links/{code}': {
    access: 'link',
    summary: FILE_LINK,
    response: z.string(),
    file: 'application/octet-stream',
    secret: true,
  },
  'GET /chat_replies': { ...read, summary: 'Saved replies of the company', response: dataOf(z.array(chatReply)) },
  'POST /chat_replies': {
    ...read,
    summary: 'Save a reply',
    body: chatReplyBody,
    response: dataOf(chatReply),
    status: 201,
  },
  'PUT /chat_replies/{id}': {
    ...read,
    summary: 'Change a saved reply',
    body: chatReplyBody,
    response: dataOf(chatReply),
  },
  'DELETE /chat_replies/{id}': { ...read, summary: 'Delete a saved reply', response: null },
  'GET /loads/{id}/questions': {
    ...read,
    summary: 'Questions about a load; carriers see answered ones of all without names, and their own',
    response: dataOf(z.array(question)),
  },
  'GET /loads/{id}/notes': {
    ...read,
    summary: 'What colleagues noted about a load; the other side never sees it',
    response: dataOf(z.array(note)),
  },
  'POST /loads/{id}/notes': {
    ...read,
    summary: 'Note something for colleagues',
    body: noteBody,
    response: dataOf(note),
    status: 201,
  },
  'DELETE /loads/{id}/notes/{note_id}': { ...read, summary: 'Delete one’s own note', response: null },
} as const satisfies EndpointTable;

export const shipperChatApi = {
  'GET /loads/{id}/questions_setting': {
    ...read,
    summary: 'How questions of carriers about a load are answered',
    response: dataOf(questionsSetting),
  },
  'PUT /loads/{id}/questions_setting': {
    access: 'brand',
    right: 'loads.write',
    summary: 'Answer questions of carriers in a chat, or to all without names',
    body: questionsSetting,
    response: dataOf(questionsSetting),
  },
  'PUT /loads/{id}/questions/{question_id}': {
    access: 'brand',
    right: 'loads.write',
    summary: 'Answer a question; all carriers of the load may read it, without the name of who asked',
    body: answerBody,
    response: dataOf(question),
  },
  'GET /operator/chats': {
    ...read,
    summary: 'The operator’s queue of support chats, those that wait for an answer first',
    query: chatsQuery,
    response: listOf(chat),
  },
} as const satisfies EndpointTable;

export const carrierChatApi = {
  'POST /loads/{id}/questions': {
    access: 'brand',
    right: 'bids.write',
    summary: 'Ask about a load; the answer goes to all its carriers, without a name',
    body: questionBody,
    response: dataOf(question),
    status: 201,
  },
} as const satisfies EndpointTable;
