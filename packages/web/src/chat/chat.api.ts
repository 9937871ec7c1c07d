import type { ChatMessage } from '@tenderlane/contract';
import type { ChatModelType } from '@tenderlane/domain/chat';
import type { Application } from '../core/application';
import { CHATS_PER_PAGE, listChatsBy } from './chat-list.api';

export interface MessageToSend {
  text: string;
  clientId: string;
  files: readonly File[];
  onProgress: (share: number) => void;
}

interface MessagesQuery {
  page?: number;
  per_page?: number;
  after_id?: number;
  search?: string;
}

export type ChatCalls = ReturnType<typeof chatCallsOf>;

function formOf({ text, clientId, files }: MessageToSend): FormData {
  const form = new FormData();
  form.append('text', text);
  form.append('client_id', clientId);
  files.forEach((file, index) => form.append(`files[${index}]`, file, file.name));
  return form;
}

/** Chat requests. The caller handles every failure: it shows the error in the widget or ignores it. */
export function chatCallsOf({ call, sendForm }: Pick<Application, 'call' | 'sendForm'>) {
  const pathOf = (id: number) => ({ path: { id } });
  const repeatable = (id: number) => ({ ...pathOf(id), idempotencyKey: false as const });
  return {
    chats: listChatsBy(call),
    found: (search: string) => call('GET /chats', { query: { search, per_page: CHATS_PER_PAGE } }),
    chat: async (id: number) => (await call('GET /chats/{id}', pathOf(id))).data,
    open: async (body: { model_type: ChatModelType; model_id: number }) => (await call('POST /chats', { body })).data,
    messages: (id: number, query: MessagesQuery) => call('GET /chats/{id}/chat_messages', { ...pathOf(id), query }),
    async send(id: number, message: MessageToSend): Promise<ChatMessage> {
      const { text, clientId, files, onProgress } = message;
      const key = 'POST /chats/{id}/chat_messages';
      // The client id makes a retry safe, so no idempotency key is needed.
      const { data } =
        files.length === 0
          ? await call(key, { ...repeatable(id), body: { text, client_id: clientId } })
          : await sendForm(key, { ...pathOf(id), form: formOf(message), onProgress });
      return data;
    },
    view: (id: number) => call('PUT /chat/{id}/view', repeatable(id)),
    markUnread: (id: number) => call('PUT /chats/{id}/unread', repeatable(id)),
    setMember: async (id: number, isMember: boolean) =>
      (await call(isMember ? 'PUT /chats/{id}/join' : 'PUT /chats/{id}/leave', repeatable(id))).data,
    translate: async (id: number) => (await call('PUT /chat_messages/translate/{id}', repeatable(id))).data.translate,
    freshFile: async (id: number) => (await call('GET /chat_files/{id}', pathOf(id))).data,
    settings: async () => (await call('GET /chats/settings')).data,
  };
}
