import type { AnswerOf, BodyOf, DriverApi } from '@tenderlane/contract';
import { change, readState } from './state';

const CALL_MS = 30_000;
const UPLOAD_MS = 180_000;

type Key = keyof DriverApi & string;

export interface Answer<Call extends Key> {
  status: number;
  data: AnswerOf<DriverApi[Call]> extends { data: infer Data } ? Data : undefined;
}

interface Sent<Call extends Key> {
  token?: string | null;
  path?: string;
  body?: BodyOf<DriverApi[Call]> | FormData;
  locale: string;
}

/** Other applications of this address may have set the cookie, which the server then asks for. */
const xsrf = () => /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];

export async function call<Call extends Key>(key: Call, sent: Sent<Call>): Promise<Answer<Call>> {
  const [method = '', template = ''] = key.split(' ');
  const { body, token, locale, path = '' } = sent;
  const form = body instanceof FormData;
  const cookie = xsrf();
  const answer = await fetch(`/api/driver/v1${template.replace(/\{\w+\}/, path)}`, {
    method,
    headers: {
      accept: 'application/json',
      'accept-language': locale,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { 'x-xsrf-token': cookie }),
      ...(body !== undefined && !form && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(form ? UPLOAD_MS : CALL_MS),
  });
  await correctClock(Date.parse(answer.headers.get('date') ?? ''));
  const { data } = answer.status === 204 ? { data: undefined } : ((await answer.json()) as { data?: unknown });
  return { status: answer.status, data: data as Answer<Call>['data'] };
}

const EXACT_MS = 5_000;

async function correctClock(serverTime: number): Promise<void> {
  const gap = serverTime - Date.now();
  const offsetMs = Math.abs(gap) > EXACT_MS ? gap : 0;
  if (Math.abs(offsetMs - readState().offsetMs) > EXACT_MS) await change(() => ({ offsetMs }));
}
