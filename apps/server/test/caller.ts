import type { FastifyInstance } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import {
  apiBases,
  type AnswerOf,
  type BodyOf,
  type EndpointTable,
  type Endpoint,
  type ErrorBody,
  type PathParams,
  type QueryOf,
} from '@tenderlane/contract';

interface Sent<Key extends string, E extends Endpoint> {
  path?: PathParams<Key>;
  query?: QueryOf<E>;
  body?: BodyOf<E>;
}

export interface Answered<T> {
  status: number;
  body: (T extends object ? T : unknown) & Partial<ErrorBody>;
  headers: Record<string, unknown>;
}

interface AnySent {
  path?: Record<string, unknown>;
  /** A string is sent unchanged, anything else as JSON. */
  body?: unknown;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  address?: string;
}

type DataOf<T> = T extends { data: infer Data } ? Data : undefined;

export interface Refused {
  status: number;
  code: string;
  params: Record<string, unknown>;
  errors: Record<string, string[]>;
}

/** Calls one base as one person. Every success is checked against the contract: no field more, no field less. */
export interface Caller<Api extends EndpointTable> {
  token: string | null;
  call<Key extends keyof Api & string>(key: Key, sent?: Sent<Key, Api[Key]>): Promise<Answered<AnswerOf<Api[Key]>>>;
  /** The same with a body that the types forbid, for bad input. */
  send(key: keyof Api & string, sent?: AnySent): Promise<Answered<Record<string, unknown>>>;
  /** A call about one record that must succeed; returns its data. */
  done<Key extends keyof Api & string>(
    key: Key,
    id: number,
    body?: BodyOf<Api[Key]>,
  ): Promise<DataOf<AnswerOf<Api[Key]>>>;
  refused(key: keyof Api & string, id: number, body?: unknown): Promise<Refused>;
}

export function createCaller<Api extends EndpointTable>(
  server: FastifyInstance,
  base: keyof typeof apiBases,
  token: string | null,
): Caller<Api> {
  const table = apiBases[base] as EndpointTable;
  const caller: Caller<Api> = {
    token,
    call: (key, sent = {}) => caller.send(key, sent as never) as never,
    async send(key, { path = {}, body, query = {}, headers = {}, address } = {}) {
      const [method, template] = key.split(' ') as [string, string];
      const url = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
      const asked: [string, string][] = Object.entries(query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)] as [string, string]],
      );
      const search = asked.length > 0 ? `?${new URLSearchParams(asked).toString()}` : '';
      const answer = await server.inject({
        method: method as 'GET',
        ...(address && { remoteAddress: address }),
        url: `/api/${base}/v1${url}${search}`,
        headers: {
          'accept-language': 'en',
          ...(caller.token && { authorization: `Bearer ${caller.token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const answered = {
        status: answer.statusCode,
        body: isJson ? answer.json<Record<string, unknown>>() : {},
        headers: answer.headers,
      };
      if (answer.statusCode < 300 && isJson) checkAnswer(key, table[key]?.response ?? null, answered.body);
      return answered;
    },
    async done(key, id, body) {
      const { status, body: answered } = await caller.send(key, { path: { id }, body });
      if (status >= 300) throw new Error(`${key} is refused: ${JSON.stringify(answered)}`);
      return answered['data'] as never;
    },
    async refused(key, id, body) {
      const { status, body: answered } = await caller.send(key, { path: { id }, body });
      if (status < 300) throw new Error(`${key} is not refused`);
      const { code = '', params = {}, errors = {} } = answered;
      return { status, code, params, errors };
    },
  };
  return caller;
}

/** A response with more or fewer fields than the contract fails the test. */
function checkAnswer(key: string, schema: z.ZodType | null, body: unknown): void {
  const parsed = schema?.safeParse(body);
  if (parsed && !parsed.success) throw new Error(`${key} answers against its contract: ${parsed.error.message}`);
  if (parsed && !isDeepStrictEqual(parsed.data, body)) throw new Error(`${key} answers more than its contract says`);
}
