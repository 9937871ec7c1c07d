import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { ApiError } from '../../core/client/api-error';
import { retryDelayMs } from '../../core/client/error-rules';
import { randomId } from '../../core/client/random-id';
import type { ChatCalls } from '../chat.api';
import type { Outgoing } from '../state/chat-state';
import type { ChatCore } from './chat-core';

/** Returns the server's message if the refusal is final, or null if a retry may succeed. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 && error.retryAfterS === undefined
    ? error.message
    : null;

/** Returns the server's message if it asked to wait (Retry-After). */
const reasonToWait = (error: unknown): string | null =>
  error instanceof ApiError && error.retryAfterS !== undefined ? error.message : null;

const delayOf = (error: unknown, failures: number): number =>
  error instanceof ApiError && error.retryAfterS !== undefined ? error.retryAfterS * 1000 : retryDelayMs(failures);

type Calls = Pick<ChatCalls, 'send'>;
type Core = Pick<ChatCore, 'read' | 'dispatch'>;
type Files = Map<string, readonly File[]>;

/** Sends waiting messages in order. If one does not reach the server, it and all later ones wait. */
function createDelivery(calls: Calls, { read, dispatch }: Core, filesOf: Files) {
  let isRunning = false;
  let isEnded = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const deliver = async ({ clientId, chatId, text }: Outgoing): Promise<boolean> => {
    const files = filesOf.get(clientId) ?? [];
    const onProgress = (progress: number) => dispatch({ type: 'progressed', clientId, progress });
    dispatch({ type: 'sending', clientId });
    try {
      const message = await calls.send(chatId, { text, clientId, files, onProgress });
      filesOf.delete(clientId);
      dispatch({ type: 'sent', clientId, message });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) {
        dispatch({ type: 'postponed', clientId, reason: reasonToWait(error) });
        timer = setTimeout(() => void sendWaiting(), delayOf(error, failures++));
        return false;
      }
      dispatch({ type: 'sendFailed', clientId, reason });
    }
    failures = 0;
    return true;
  };

  /** Safe to call while it runs and while offline. */
  const sendWaiting = async (): Promise<void> => {
    if (isRunning || isEnded) return;
    clearTimeout(timer);
    isRunning = true;
    const next = () => read().outgoing.find(({ state }) => state === 'waiting');
    try {
      for (let one = next(); one && (await deliver(one)) && !isEnded;) one = next();
    } finally {
      isRunning = false;
    }
  };

  return {
    sendWaiting,
    beginSending(): void {
      isEnded = false;
      void sendWaiting();
    },
    endSending(): void {
      isEnded = true;
      clearTimeout(timer);
    },
  };
}

/** Sends messages in order; the client id prevents duplicates. */
export function createSending(calls: Calls, core: Core) {
  const { read, dispatch } = core;
  /** Files of unconfirmed messages; a reload loses them. */
  const filesOf: Files = new Map();
  const delivery = createDelivery(calls, core, filesOf);

  const queue = (chatId: number, clientId: string, text: string): void => {
    const fileNames = (filesOf.get(clientId) ?? []).map(({ name }) => name);
    const sentAt = Math.floor(Date.now() / 1000);
    const unsent = { clientId, chatId, text, fileNames, progress: 0, reason: null, sent_at: sentAt };
    dispatch({ type: 'queued', outgoing: { ...unsent, state: 'waiting' } });
    void delivery.sendWaiting();
  };

  return {
    ...delivery,
    /** Returns false for an empty or too long message. */
    send(chatId: number, typed: string, files: readonly File[]): boolean {
      const text = typed.trim();
      const isEmpty = text === '' && files.length === 0;
      if (isEmpty || text.length > CHAT_LIMITS.textMax) return false;
      const clientId = randomId();
      if (files.length > 0) filesOf.set(clientId, files);
      queue(chatId, clientId, text);
      return true;
    },
    retry(clientId: string): void {
      const failed = read().outgoing.find((one) => one.clientId === clientId);
      if (failed) queue(failed.chatId, clientId, failed.text);
    },
    discard(clientId: string): void {
      filesOf.delete(clientId);
      dispatch({ type: 'discarded', clientId });
    },
  };
}
