/** A page takes the answer within the time it takes to start; what is older is asked for again. */
const FRESH_MS = 15_000;

interface EarlyAnswer {
  response: Promise<Response>;
  headers: string;
  /** Of the browser's clock, as `answeredAt`. */
  askedAt: number;
  answeredAt: number;
}

const answers = new Map<string, EarlyAnswer>();

/** Headers as text: they name the person and the language. */
const headersOf = ({ headers }: RequestInit) => JSON.stringify([...new Headers(headers)].sort());

/** Sends a request before the application has started. */
export function askEarly(url: string, init: RequestInit): void {
  const answer: EarlyAnswer = {
    response: fetch(url, init),
    headers: headersOf(init),
    askedAt: Date.now(),
    answeredAt: 0,
  };
  answers.set(url, answer);
  // The page asks again for a failed answer.
  answer.response.then(
    () => (answer.answeredAt = Date.now()),
    () => answers.delete(url),
  );
}

/** The answer to a request that was sent early by the same person, once. */
export function takeEarly(url: string, init: RequestInit): EarlyAnswer | undefined {
  const answer = answers.get(url);
  if (!answer || (init.method ?? 'GET') !== 'GET') return undefined;
  answers.delete(url);
  const isFresh = Date.now() - answer.askedAt < FRESH_MS;
  return isFresh && answer.headers === headersOf(init) ? answer : undefined;
}
