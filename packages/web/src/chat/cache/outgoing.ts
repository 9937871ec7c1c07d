import type { QueryClient } from '@tanstack/react-query';
import type { ChatMessage } from '@tenderlane/contract';
import { CHAT_LIMITS } from '@tenderlane/domain/chat';
import { ApiError } from '../../core/client/api-error';
import { retryDelayMs } from '../../core/client/error-rules';
import { randomId } from '../../core/client/random-id';
import type { ChatCalls } from '../chat.api';
import { widgetKeys } from './query-keys';

export interface Outgoing {
  /** The server stores a message once per client id, so a retry is safe. */
  clientId: string;
  chatId: number;
  text: string;
  fileNames: readonly string[];
  /** `waiting`: for earlier messages, or for the network. */
  state: 'waiting' | 'sending' | 'failed';
  progress: number;
  reason: string | null;
  /** Unix seconds. */
  sent_at: number;
}

interface OutgoingSettings {
  client: QueryClient;
  calls: Pick<ChatCalls, 'send'>;
  noteQueued: (count: number) => void;
  onSent: (message: ChatMessage) => void;
}

/** A refusal is final; without an answer, after a 5xx or with Retry-After the message waits. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.isNetwork || error.status >= 500 || error.retryAfterS !== undefined;

/** Sends messages in order. If one does not reach the server, it and all later ones wait. */
export class OutgoingMessages {
  /** Files of unconfirmed messages; a reload loses them. */
  readonly #files = new Map<string, readonly File[]>();
  #isRunning = false;
  #isEnded = true;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #settings: OutgoingSettings;

  constructor(settings: OutgoingSettings) {
    this.#settings = settings;
  }

  read(): readonly Outgoing[] {
    return this.#settings.client.getQueryData<readonly Outgoing[]>(widgetKeys.outgoing) ?? [];
  }

  begin(): void {
    this.#isEnded = false;
    this.#write(this.read());
    void this.sendWaiting();
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
  }

  /** Returns false for an empty or too long message. */
  send(chatId: number, typed: string, files: readonly File[]): boolean {
    const text = typed.trim();
    if ((text === '' && files.length === 0) || text.length > CHAT_LIMITS.textMax) return false;
    const clientId = randomId();
    if (files.length > 0) this.#files.set(clientId, files);
    this.#queue(clientId, chatId, text);
    return true;
  }

  /** Sends a failed message again, after those that wait. */
  retry(clientId: string): void {
    const failed = this.read().find((one) => one.clientId === clientId);
    if (failed) this.#queue(clientId, failed.chatId, failed.text);
  }

  drop(clientIds: readonly (string | null)[]): void {
    const kept = this.read().filter(({ clientId }) => !clientIds.includes(clientId));
    for (const clientId of clientIds) this.#files.delete(clientId ?? '');
    if (kept.length < this.read().length) this.#write(kept);
  }

  /** Safe to call while it runs and while offline. */
  async sendWaiting(): Promise<void> {
    if (this.#isRunning || this.#isEnded) return;
    clearTimeout(this.#timer);
    this.#isRunning = true;
    const next = () => this.read().find(({ state }) => state === 'waiting');
    for (let one = next(); one && (await this.#deliver(one)) && !this.#isEnded;) one = next();
    this.#isRunning = false;
  }

  #queue(clientId: string, chatId: number, text: string): void {
    const fileNames = (this.#files.get(clientId) ?? []).map(({ name }) => name);
    const sentAt = Math.floor(Date.now() / 1000);
    const unsent = { clientId, chatId, text, fileNames, progress: 0, reason: null, sent_at: sentAt };
    this.#write([...this.read().filter((one) => one.clientId !== clientId), { ...unsent, state: 'waiting' }]);
    void this.sendWaiting();
  }

  /** Returns false if the message could not be sent yet. */
  async #deliver({ clientId, chatId, text }: Outgoing): Promise<boolean> {
    const files = this.#files.get(clientId) ?? [];
    const onProgress = (progress: number) => this.#change(clientId, { progress });
    this.#change(clientId, { state: 'sending', progress: 0 });
    try {
      const message = await this.#settings.calls.send(chatId, { text, clientId, files, onProgress });
      this.drop([clientId]);
      this.#settings.onSent(message);
    } catch (error) {
      const { retryAfterS = null, message = null } = error instanceof ApiError ? error : {};
      if (mayPass(error)) {
        this.#change(clientId, { state: 'waiting', progress: 0, reason: retryAfterS === null ? null : message });
        const pauseMs = retryAfterS === null ? retryDelayMs(this.#failures++) : retryAfterS * 1000;
        this.#timer = setTimeout(() => void this.sendWaiting(), pauseMs);
        return false;
      }
      this.#change(clientId, { state: 'failed', progress: 0, reason: message });
    }
    this.#failures = 0;
    return true;
  }

  #change(clientId: string, changed: Partial<Outgoing>): void {
    this.#write(this.read().map((one) => (one.clientId === clientId ? { ...one, ...changed } : one)));
  }

  #write(next: readonly Outgoing[]): void {
    this.#settings.client.setQueryData(widgetKeys.outgoing, next);
    this.#settings.noteQueued(next.filter(({ state }) => state !== 'failed').length);
  }
}
