import { ApiError } from '../client/api-error';
import { retryDelayMs } from '../client/error-rules';

const PAUSE_MS = 600;

export interface SaveQueueOptions {
  /** True while something waits that can be sent. */
  hasWork: () => boolean;
  /** Sends what waits now; false if the rest must wait for a retry or for the user. */
  send: () => Promise<boolean>;
  onWork?: (isWorking: boolean) => void;
}

/**
 * Autosave after a pause, with one save at a time: later changes follow with the next one. The owner keeps the values
 * and decides about a refused save; a server out of reach is asked again by `retry`.
 */
export class SaveQueue {
  #options: SaveQueueOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> | null = null;
  #failures = 0;
  #isWorking = false;

  constructor(options: SaveQueueOptions) {
    this.#options = options;
  }

  sendAfter(delayMs = PAUSE_MS): void {
    this.pause();
    this.#timer = setTimeout(() => void this.flush(), delayMs);
  }

  /** Sends nothing until the next `sendAfter` or `flush`. */
  pause(): void {
    clearTimeout(this.#timer);
    this.noteWork();
  }

  /** Sends what waits now; true when all of it was sent. */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    return !this.#options.hasWork() || this.#run(() => this.#sendAll());
  }

  async between(work: () => Promise<unknown>): Promise<void> {
    while (this.#running) await this.#running;
    await this.#run(work);
  }

  retry(error: unknown): void {
    const retryAfterS = error instanceof ApiError ? error.retryAfterS : undefined;
    this.sendAfter(retryAfterS === undefined ? retryDelayMs(this.#failures++) : retryAfterS * 1000);
  }

  /** The server has answered, so the next failure is the first one again. */
  noteAnswer(): void {
    this.#failures = 0;
  }

  noteWork(): void {
    const isWorking = this.#running !== null || this.#options.hasWork();
    if (isWorking === this.#isWorking) return;
    this.#isWorking = isWorking;
    this.#options.onWork?.(isWorking);
  }

  async #sendAll(): Promise<boolean> {
    while (this.#options.hasWork()) {
      if (!(await this.#options.send())) return false;
    }
    return true;
  }

  #run<T>(work: () => Promise<T>): Promise<T> {
    const running = work().finally(() => {
      this.#running = null;
      this.noteWork();
    });
    this.#running = running;
    return running;
  }
}
