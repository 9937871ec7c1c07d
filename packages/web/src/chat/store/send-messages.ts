import { CHAT_LIMITS } from '@tenderlane/domain';
import { ApiError } from '../../core/client/api-error';
import { retryDelayMs } from '../../core/client/error-rules';
import { randomId } from '../../core/client/random-id';
import type { ChatCalls } from '../chat.api';
import type { Outgoing } from '../state/chat-state';
import type { ChatCore } from './chat-core';

/** The server's words, where it has answered and will not answer otherwise; null where a later try may succeed. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && !error.isNetwork && error.status < 500 && error.retryAfterS === undefined
    ? error.message
    : null;

/** Why the server takes nothing yet, in its words. */
const reasonToWait = (error: unknown): string | null =>
  error instanceof ApiError && error.retryAfterS !== undefined ? error.message : null;

const delayOf = (error: unknown, failures: number): number =>
  error instanceof ApiError && error.retryAfterS !== undefined ? error.retryAfterS * 1000 : retryDelayMs(failures);

type Calls = Pick<ChatCalls, 'send'>;
type Core = Pick<ChatCore, 'read' | 'dispatch'>;
type Files = Map<string, readonly File[]>;

/** Sends what waits, one after the other; what does not reach the server waits again, and what is behind it with it. */
function createDelivery(calls: Calls, { read, dispatch }: Core, filesOf: Files) {
  let isRunning = false;
  let isEnded = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Answers whether the next one may follow. */
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

  /** Asked while it runs, or before the network is back, it does no harm. */
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
    /** With what the tab kept over a reload. */
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

/** Own messages in their order; each has a name of its own, by which it is there once however often it is sent. */
export function createSending(calls: Calls, core: Core) {
  const { read, dispatch } = core;
  /** Files of messages that are not confirmed: they live as long as the page. */
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
    /** Nothing is sent without a text or a file. Answers whether it began. */
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
