import type { AnswerOf, BodyOf, EndpointTable, PathParams, QueryOf } from '@tenderlane/contract/core/endpoint';
import type { Side } from '@tenderlane/domain';
import { ApiError } from './api-error';
import { buildRequest, type RawInput } from './build-request';
import { randomId } from './random-id';
import { postForm, type FormInput } from './send-form';
import { noteEarlyAnswer } from './server-clock';
import { takeEarly } from '../early/early-answers';

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
  /** Answers wait for this promise, which never rejects. */
  untilReady?: () => Promise<void>;
  /** Whether the server answered what was asked then (performance.now()). */
  onReach: (isReached: boolean, askedAt: number) => void;
}

type FormKeys<Api extends EndpointTable> = {
  [Key in keyof Api & string]: Api[Key] extends { multipart: object } ? Key : never;
}[keyof Api & string];

export interface Client<Api extends EndpointTable> {
  call<Key extends keyof Api & string>(key: Key, ...input: Arguments<CallInput<Api, Key>>): Promise<AnswerOf<Api[Key]>>;
  /** A call with files. */
  sendForm<Key extends FormKeys<Api>>(key: Key, input: FormInput): Promise<AnswerOf<Api[Key]>>;
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

interface Answered {
  response: Response;
  data: unknown;
}

/** The answer of a request that was sent before the application started, or of one that is sent now. */
async function ask(url: string, init: RequestInit): Promise<Answered> {
  const early = takeEarly(url, init);
  const taken = await early?.response.catch(() => undefined);
  const response = taken ?? (await send(url, init));
  const data = await bodyOf(response);
  const time = (data as { data?: { server_time?: unknown } } | undefined)?.data?.server_time;
  if (early && taken && typeof time === 'string') noteEarlyAnswer(time, early.askedAt, early.answeredAt);
  return { response, data };
}

/** A POST or PUT is shown as a save that runs. */
async function whileSaving<Answer>(
  { onSaving }: ClientSettings,
  key: string,
  ask: () => Promise<unknown>,
): Promise<Answer> {
  const isSaving = /^(POST|PUT) (?!\/broadcast\/)/.test(key);
  if (isSaving) onSaving(true);
  try {
    return (await ask()) as Answer;
  } finally {
    if (isSaving) onSaving(false);
  }
}

interface Refused {
  status: number;
  data: unknown;
  retryAfter: string | null;
}

/** The error of a refused request; the application hears of an ended session and of another company's address. */
function refuse(settings: ClientSettings, { status, data, retryAfter }: Refused, token: string | null): ApiError {
  const seconds = Number(retryAfter ?? NaN);
  const error = new ApiError({ status, data, retryAfterS: Number.isFinite(seconds) ? seconds : undefined });
  if (error.status === 401 && token) settings.onSessionEnd();
  if (error.status === 403 && error.companyId !== undefined) settings.onOtherBrand(error);
  return error;
}

/** The one place of an application that talks to the server. */
export function createClient<Api extends EndpointTable>(settings: ClientSettings): Client<Api> {
  const batch = randomId();

  const prepare = (key: string, input: RawInput, token: string | null) =>
    buildRequest(key, input, {
      ...settings,
      token,
      locale: settings.locale(),
      browserLanguage: navigator.language,
      cookie: document.cookie,
      batch,
      newKey: randomId,
    });

  const request = async (key: string, input: RawInput): Promise<unknown> => {
    const token = settings.token();
    const { url, init } = prepare(key, input, token);
    // What is saved while the page is left must arrive although the page no longer waits for it.
    const isShort = typeof init.body === 'string' && init.body.length <= KEEPALIVE_MAX_CHARS;
    if (isShort && document.visibilityState === 'hidden') init.keepalive = true;
    const askedAt = performance.now();
    // A visitor is told nothing that needs them until something goes wrong.
    const ready = token ? settings.untilReady?.() : undefined;
    const { response, data } = await ask(url, init).catch(async (cause: unknown) => {
      if (!init.signal?.aborted) settings.onReach(false, askedAt);
      await settings.untilReady?.();
      throw new ApiError({ cause });
    });
    settings.onReach(true, askedAt);
    await ready;
    if (response.ok) return data;
    await settings.untilReady?.();
    throw refuse(settings, { status: response.status, data, retryAfter: response.headers.get('Retry-After') }, token);
  };

  const requestWithForm = async (key: string, { path, form, onProgress }: FormInput): Promise<unknown> => {
    const token = settings.token();
    const { url, init } = prepare(key, { ...(path && { path }), idempotencyKey: false }, token);
    form.set('batch_uuid', batch);
    const headers = new Headers(init.headers);
    const askedAt = performance.now();
    const answer = await postForm({ url, headers, form, onProgress }).catch((error: unknown) => {
      settings.onReach(false, askedAt);
      throw error;
    });
    settings.onReach(true, askedAt);
    await settings.untilReady?.();
    if (answer.status >= 200 && answer.status < 300) return answer.data;
    throw refuse(settings, answer, token);
  };

  return {
    call: (key, ...[input]) => whileSaving(settings, key, () => request(key, (input ?? {}) as RawInput)),
    sendForm: (key, input) => whileSaving(settings, key, () => requestWithForm(key, input)),
  };
}
