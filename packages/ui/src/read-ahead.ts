type Read = () => Promise<unknown>;

const waiting: Read[] = [];
let isStarted = false;
let isReading = false;

/** One after the other, so that what somebody waits for is not slowed down. */
async function readWaiting(): Promise<void> {
  if (isReading) return;
  isReading = true;
  for (let read = waiting.shift(); read; read = waiting.shift()) await read().catch(() => undefined);
  isReading = false;
}

/**
 * Reads a part once, when it is first asked for or else after the page was shown, so that it opens at once and also without a
 * network. A part that could not be read is read anew by the next who asks.
 */
export function readAhead<Part>(read: () => Promise<Part>): () => Promise<Part> {
  let reading: Promise<Part> | null = null;
  const readOnce = () => {
    reading ??= read().catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
  waiting.push(readOnce);
  if (isStarted) void readWaiting();
  return readOnce;
}

/** The page is shown: from now on parts are read before somebody opens them. */
export function startReadingAhead(): void {
  isStarted = true;
  void readWaiting();
}
