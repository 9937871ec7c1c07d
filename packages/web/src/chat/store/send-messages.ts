import { CHAT_LIMITS } from '@tenderlane/domain';
import { ApiError } from '../../core/client/api-error';
import { randomId } from '../../core/client/random-id';
import type { ChatCalls } from '../chat.api';
import { isSending } from '../state/chat-state';
import type { ChatCore } from './chat-core';

/** The server's words, where it has answered and will not answer otherwise. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 ? error.message : null;

/** Sends own messages one after the other; each has a name of its own, by which it is there once however often it is sent. */
export function createSending(calls: Pick<ChatCalls, 'send'>, { read, dispatch }: Pick<ChatCore, 'read' | 'dispatch'>) {
  /** Files of messages that are not confirmed: they live as long as the page. */
  const filesOf = new Map<string, readonly File[]>();

  const deliver = async (chatId: number, clientId: string, text: string): Promise<void> => {
    const files = filesOf.get(clientId) ?? [];
    const onProgress = (progress: number) => dispatch({ type: 'progressed', clientId, progress });
    try {
      const message = await calls.send(chatId, { text, clientId, files, onProgress });
      filesOf.delete(clientId);
      dispatch({ type: 'sent', clientId, message });
    } catch (error) {
      dispatch({ type: 'sendFailed', clientId, reason: reasonOf(error) });
    }
  };

  const begin = (chatId: number, clientId: string, text: string): void => {
    const fileNames = (filesOf.get(clientId) ?? []).map(({ name }) => name);
    const sentAt = Math.floor(Date.now() / 1000);
    const unsent = { clientId, chatId, text, fileNames, progress: 0, reason: null, sent_at: sentAt };
    dispatch({ type: 'sending', outgoing: { ...unsent, state: 'sending' } });
    void deliver(chatId, clientId, text);
  };

  return {
    /** Nothing is sent while a send runs, nor without a text or a file. Answers whether it began. */
    send(chatId: number, typed: string, files: readonly File[]): boolean {
      const text = typed.trim();
      const isEmpty = text === '' && files.length === 0;
      if (isEmpty || isSending(read()) || text.length > CHAT_LIMITS.textMax) return false;
      const clientId = randomId();
      if (files.length > 0) filesOf.set(clientId, files);
      begin(chatId, clientId, text);
      return true;
    },
    retry(clientId: string): void {
      const failed = read().outgoing.find((one) => one.clientId === clientId);
      if (failed && !isSending(read())) begin(failed.chatId, clientId, failed.text);
    },
    discard(clientId: string): void {
      filesOf.delete(clientId);
      dispatch({ type: 'discarded', clientId });
    },
  };
}
