type Read = () => Promise<unknown>;

const SELDOM_AFTER_MS = 6_000;

const waiting: Read[] = [];
const seldom: Read[] = [];
let isStarted = false;
let markShown: () => void;
export const pageShown = new Promise<void>((resolve) => (markShown = resolve));
let isReading = false;
let isSettled = false;

/** Loads parts one after the other, so that they do not slow down urgent requests. */
async function readWaiting(): Promise<void> {
  if (isReading) return;
  isReading = true;
  for (let read = waiting.shift(); read; read = waiting.shift()) await read().catch(() => undefined);
  isReading = false;
}

/**
 * React renders a lazy part at once only if `then` calls back synchronously. After another promise it shows the
 * fallback first and keeps it for 300 ms.
 */
const atOnce = <Part>(part: Part): Promise<Part> =>
  Object.assign(Promise.resolve(part), {
    then: async (take?: ((part: Part) => unknown) | null) => (take ? take(part) : part),
  });

/**
 * Loads a part once, on first use or after the page was shown, so that it opens at once and also offline. A failed load
 * is retried by the next caller.
 */
export function readAhead<Part>(read: () => Promise<Part>, how: 'soon' | 'seldom' = 'soon'): () => Promise<Part> {
  let reading: Promise<Part> | null = null;
  const readOnce = () => {
    reading ??= read().then(
      (part) => (reading = atOnce(part)),
      (error: unknown) => {
        reading = null;
        throw error;
      },
    );
    return reading;
  };
  if (how === 'seldom' && !isSettled) seldom.push(readOnce);
  else waiting.push(readOnce);
  if (isStarted) void readWaiting();
  return readOnce;
}

export function startReadingAhead(): void {
  if (isStarted) return;
  isStarted = true;
  performance.mark('page-shown');
  markShown();
  void readWaiting();
  setTimeout(() => {
    isSettled = true;
    waiting.push(...seldom.splice(0));
    void readWaiting();
  }, SELDOM_AFTER_MS);
}
