type Read = () => Promise<unknown>;

/** Delay before parts that are seldom opened are loaded. */
const SELDOM_AFTER_MS = 6_000;

const waiting: Read[] = [];
const seldom: Read[] = [];
let isStarted = false;
let markShown: () => void;
/** Resolved when the page is shown. */
export const pageShown = new Promise<void>((resolve) => (markShown = resolve));
let isReading = false;
let isSettled = false;

/** One after the other, so that what somebody waits for is not slowed down. */
async function readWaiting(): Promise<void> {
  if (isReading) return;
  isReading = true;
  for (let read = waiting.shift(); read; read = waiting.shift()) await read().catch(() => undefined);
  isReading = false;
}

/**
 * React draws a lazy part at once only where `then` calls back at once. After another promise it shows the fallback first, and
 * keeps it for 300 ms.
 */
const atOnce = <Part>(part: Part): Promise<Part> =>
  Object.assign(Promise.resolve(part), {
    then: async (take?: ((part: Part) => unknown) | null) => (take ? take(part) : part),
  });

/**
 * Reads a part once, when it is first asked for or else after the page was shown, so that it opens at once and also without a
 * network. A part that could not be read is read anew by the next who asks.
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

/** The page is shown: from now on parts are read before somebody opens them. */
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
