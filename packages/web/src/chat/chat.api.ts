import type { AnswerOf, Chat, ChatFile, ChatMessage, ChatSettings, SharedApi } from '@tenderlane/contract';
import type { ChatModelType } from '@tenderlane/domain/chat';
import type { Application } from '../core/application';

type Page<Key extends keyof SharedApi & string> = Promise<AnswerOf<SharedApi[Key]>>;

export interface MessageToSend {
  text: string;
  clientId: string;
  files: readonly File[];
  onProgress: (share: number) => void;
}

/** Chat requests. The caller handles every failure: it shows the error in the widget or ignores it. */
export interface ChatCalls {
  chats: (page: number) => Page<'GET /chats'>;
  found: (search: string) => Page<'GET /chats'>;
  chat: (chatId: number) => Promise<Chat>;
  open: (about: { model_type: ChatModelType; model_id: number }) => Promise<Chat>;
  messages: (
    chatId: number,
    query: { page?: number; per_page?: number; after_id?: number; search?: string },
  ) => Page<'GET /chats/{id}/chat_messages'>;
  send: (chatId: number, message: MessageToSend) => Promise<ChatMessage>;
  view: (chatId: number) => Promise<unknown>;
  markUnread: (chatId: number) => Promise<unknown>;
  setMember: (chatId: number, isMember: boolean) => Promise<Chat>;
  translate: (messageId: number) => Promise<string>;
  freshFile: (fileId: number) => Promise<ChatFile>;
  settings: () => Promise<ChatSettings>;
}

export const CHATS_PER_PAGE = 100;

function formOf({ text, clientId, files }: MessageToSend): FormData {
  const form = new FormData();
  form.append('text', text);
  form.append('client_id', clientId);
  files.forEach((file, index) => form.append(`files[${index}]`, file, file.name));
  return form;
}

export function chatCallsOf({ call, sendForm }: Pick<Application, 'call' | 'sendForm'>): ChatCalls {
  const pathOf = (id: number) => ({ path: { id } });
  return {
    chats: (page) => call('GET /chats', { query: { page, per_page: CHATS_PER_PAGE } }),
    found: (search) => call('GET /chats', { query: { search, per_page: CHATS_PER_PAGE } }),
    chat: async (id) => (await call('GET /chats/{id}', pathOf(id))).data,
    open: async (body) => (await call('POST /chats', { body })).data,
    messages: (id, query) => call('GET /chats/{id}/chat_messages', { ...pathOf(id), query }),
    async send(id, message) {
      const { text, clientId, files, onProgress } = message;
      const key = 'POST /chats/{id}/chat_messages';
      // The client id makes a retry safe, so no idempotency key is needed.
      const { data } =
        files.length === 0
          ? await call(key, { ...pathOf(id), body: { text, client_id: clientId }, idempotencyKey: false })
          : await sendForm(key, { ...pathOf(id), form: formOf(message), onProgress });
      return data;
    },
    view: (id) => call('PUT /chat/{id}/view', { ...pathOf(id), idempotencyKey: false }),
    markUnread: (id) => call('PUT /chats/{id}/unread', { ...pathOf(id), idempotencyKey: false }),
    setMember: async (id, isMember) =>
      (
        await call(isMember ? 'PUT /chats/{id}/join' : 'PUT /chats/{id}/leave', {
          ...pathOf(id),
          idempotencyKey: false,
        })
      ).data,
    translate: async (id) =>
      (await call('PUT /chat_messages/translate/{id}', { ...pathOf(id), idempotencyKey: false })).data.translate,
    freshFile: async (id) => (await call('GET /chat_files/{id}', pathOf(id))).data,
    settings: async () => (await call('GET /chats/settings')).data,
  };
}
