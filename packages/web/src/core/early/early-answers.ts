/** A page starts within this time; older responses are requested again. */
const FRESH_MS = 15_000;

interface EarlyAnswer {
  response: Promise<Response>;
  headers: string;
  askedAt: number;
  answeredAt: number;
}

const answers = new Map<string, EarlyAnswer>();

/** The headers are compared because they identify the user and the language. */
const headersOf = ({ headers }: RequestInit) => JSON.stringify([...new Headers(headers)].sort());

export function askEarly(url: string, init: RequestInit): void {
  const answer: EarlyAnswer = {
    response: fetch(url, init),
    headers: headersOf(init),
    askedAt: Date.now(),
    answeredAt: 0,
  };
  answers.set(url, answer);
  // The page repeats a failed request.
  answer.response.then(
    () => (answer.answeredAt = Date.now()),
    () => answers.delete(url),
  );
}

/** Returns each early response only once, and only to the same user and language. */
export function takeEarly(url: string, init: RequestInit): EarlyAnswer | undefined {
  const answer = answers.get(url);
  if (!answer || (init.method ?? 'GET') !== 'GET') return undefined;
  answers.delete(url);
  const isFresh = Date.now() - answer.askedAt < FRESH_MS;
  return isFresh && answer.headers === headersOf(init) ? answer : undefined;
}
