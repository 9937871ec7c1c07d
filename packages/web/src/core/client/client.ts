import type { AnswerOf, BodyOf, EndpointTable, PathParams, QueryOf } from '@tenderlane/contract/core/endpoint';
import type { Side } from '@tenderlane/domain/core';
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
  base: string;
  side: Side;
  token: () => string | null;
  locale: () => string;
  onSessionEnd: () => void;
  /** Called on 403 with a company: the record belongs to another brand of the user. */
  onOtherBrand: (error: ApiError) => void;
  onSaving: (isBegun: boolean) => void;
  /** Responses are returned after this promise, which must not reject. */
  untilReady?: () => Promise<void>;
  /** `askedAt` is a time of performance.now(). */
  onReach: (isReached: boolean, askedAt: number) => void;
}

type FormKeys<Api extends EndpointTable> = {
  [Key in keyof Api & string]: Api[Key] extends { multipart: object } ? Key : never;
}[keyof Api & string];

export interface Client<Api extends EndpointTable> {
  call<Key extends keyof Api & string>(key: Key, ...input: Arguments<CallInput<Api, Key>>): Promise<AnswerOf<Api[Key]>>;
  sendForm<Key extends FormKeys<Api>>(key: Key, input: FormInput): Promise<AnswerOf<Api[Key]>>;
}

const RETRY_AFTER_MS = 1_000;
/** Browsers limit the bodies of `keepalive` requests to 64 KiB. */
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
    // A retry is safe with an idempotency key: if the first request arrived, the server returns its result again.
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

async function ask(url: string, init: RequestInit): Promise<Answered> {
  const early = takeEarly(url, init);
  const taken = await early?.response.catch(() => undefined);
  const response = taken ?? (await send(url, init));
  const data = await bodyOf(response);
  const time = (data as { data?: { server_time?: unknown } } | undefined)?.data?.server_time;
  if (early && taken && typeof time === 'string') noteEarlyAnswer(time, early.askedAt, early.answeredAt);
  return { response, data };
}

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

function refuse(settings: ClientSettings, { status, data, retryAfter }: Refused, token: string | null): ApiError {
  const seconds = Number(retryAfter ?? NaN);
  const error = new ApiError({ status, data, retryAfterS: Number.isFinite(seconds) ? seconds : undefined });
  if (error.status === 401 && token) settings.onSessionEnd();
  if (error.status === 403 && error.companyId !== undefined) settings.onOtherBrand(error);
  return error;
}

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
    // A save sent while the user leaves the page must still arrive.
    const isShort = typeof init.body === 'string' && init.body.length <= KEEPALIVE_MAX_CHARS;
    if (isShort && document.visibilityState === 'hidden') init.keepalive = true;
    const askedAt = performance.now();
    // Visitors need the texts of responses only after an error.
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
