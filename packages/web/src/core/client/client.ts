import type { AnswerOf, BodyOf, EndpointTable, PathParams, QueryOf } from '@tenderlane/contract/core/endpoint';
import type { Side } from '@tenderlane/domain';
import { ApiError } from './api-error';
import { buildRequest, type RawInput } from './build-request';
import { randomId } from './random-id';

type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<string, never> extends T
    ? { [Key in Name]?: T }
    : { [Key in Name]: T };

/** What a call takes: path, query and body as its endpoint names them. */
export type CallInput<Api extends EndpointTable, Key extends keyof Api & string> = ([keyof PathParams<Key>] extends [
  never,
]
  ? unknown
  : { path: PathParams<Key> }) &
  Part<'query', QueryOf<Api[Key]>> &
  Part<'body', BodyOf<Api[Key]>> &
  Pick<RawInput, 'batch' | 'idempotencyKey' | 'signal'>;

type Arguments<Input> = Record<string, never> extends Input ? [input?: Input] : [input: Input];

export interface ClientSettings {
  /** `/api/shipper/v1` */
  base: string;
  side: Side;
  token: () => string | null;
  locale: () => string;
  /** A signed-in call was answered 401. */
  onSessionEnd: () => void;
  /** A record belongs to another brand of the person: 403 with a company. */
  onOtherBrand: (error: ApiError) => void;
  /** A POST or PUT has begun or ended. */
  onSaving: (isBegun: boolean) => void;
  /** The server was reached, or was not. */
  onReach: (isReached: boolean) => void;
}

export interface Client<Api extends EndpointTable> {
  call<Key extends keyof Api & string>(key: Key, ...input: Arguments<CallInput<Api, Key>>): Promise<AnswerOf<Api[Key]>>;
}

const RETRY_AFTER_MS = 1_000;
/** Browsers send at most 64 KiB for a page that is going away. */
const KEEPALIVE_MAX_CHARS = 16_000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (!response.headers.get('Content-Type')?.includes('json')) return response.text();
  return response.json().catch(() => undefined);
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    // The key makes it safe: if the first try did arrive, the second is answered with its result.
    const canRepeat = init.headers instanceof Headers && init.headers.has('Idempotency-Key');
    if (!canRepeat || init.signal?.aborted) throw cause;
    await wait(RETRY_AFTER_MS);
    return fetch(url, init);
  }
}

/** The one place of an application that talks to the server. */
export function createClient<Api extends EndpointTable>(settings: ClientSettings): Client<Api> {
  const batch = randomId();

  const request = async (key: string, input: RawInput): Promise<unknown> => {
    const token = settings.token();
    const caller = {
      ...settings,
      token,
      locale: settings.locale(),
      browserLanguage: navigator.language,
      cookie: document.cookie,
      batch,
      newKey: randomId,
    };
    const { url, init } = buildRequest(key, input, caller);
    // What is saved while the page is left must arrive although the page no longer waits for it.
    const isShort = typeof init.body === 'string' && init.body.length <= KEEPALIVE_MAX_CHARS;
    if (isShort && document.visibilityState === 'hidden') init.keepalive = true;
    const response = await send(url, init).catch((cause: unknown) => {
      if (!init.signal?.aborted) settings.onReach(false);
      throw new ApiError({ cause });
    });
    settings.onReach(true);
    const data = await bodyOf(response);
    if (response.ok) return data;

    const retryAfter = Number(response.headers.get('Retry-After') ?? NaN);
    const error = new ApiError({
      status: response.status,
      data,
      retryAfterS: Number.isFinite(retryAfter) ? retryAfter : undefined,
    });
    if (error.status === 401 && token) settings.onSessionEnd();
    if (error.status === 403 && error.companyId !== undefined) settings.onOtherBrand(error);
    throw error;
  };

  return {
    async call(key, ...[input]) {
      const isSaving = /^(POST|PUT) (?!\/broadcast\/)/.test(key);
      if (isSaving) settings.onSaving(true);
      try {
        return (await request(key, (input ?? {}) as RawInput)) as AnswerOf<Api[typeof key]>;
      } finally {
        if (isSaving) settings.onSaving(false);
      }
    },
  };
}
