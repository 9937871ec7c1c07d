import type { AnswerOf, Endpoint, EndpointTable, PathParams } from '@tenderlane/contract/core/endpoint';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { z } from 'zod';
import { startLanguage } from '@tenderlane/web/core/texts/i18n';
import { tokenOf } from '@tenderlane/web/core/session';
import { ApplicationRoot, type ApplicationParts } from '@tenderlane/web/shell/application-root';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

type Answer<Key extends string, Call extends Endpoint> = (asked: {
  path: PathParams<Key>;
  query: Parsed<Call['query']>;
  body: Parsed<Call['body']>;
}) => AnswerOf<Call> | Promise<AnswerOf<Call>>;

export type Answers<Api extends EndpointTable> = { readonly [Key in keyof Api & string]?: Answer<Key, Api[Key]> };

export interface StubbedApi<Api extends EndpointTable = EndpointTable> {
  base: string;
  table: Api;
  answers: Answers<Api>;
}

type AnyAnswer = (asked: object) => unknown;

interface Found {
  call: Endpoint;
  answer: AnyAnswer;
  path: Record<string, string | number>;
}

const ID = /^(id|\w+_id)$/;

function find(apis: readonly StubbedApi[], method: string, pathname: string): Found | null {
  const isIn = ({ base }: StubbedApi) => pathname.startsWith(`${base}/`);
  const api = apis.find(isIn);
  if (!api) return null;
  const address = `${method} ${pathname.slice(api.base.length)}`;
  // `GET /loads/counts` is also an address of `GET /loads/{id}`.
  const keys = Object.keys(api.answers).toSorted((one, other) => one.split('{').length - other.split('{').length);
  for (const key of keys) {
    const match = new RegExp(`^${key.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(address);
    const [call, answer] = [api.table[key], api.answers[key] as AnyAnswer | undefined];
    if (!match || !call || !answer) continue;
    const texts = Object.entries(match.groups ?? {});
    return {
      call,
      answer,
      path: Object.fromEntries(texts.map(([name, text]) => [name, ID.test(name) ? +text : text])),
    };
  }
  return null;
}

function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const valuesOf = (name: string) => search.getAll(name);
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => [name, valuesOf(name).length > 1 ? valuesOf(name) : search.get(name)!]),
  );
}

const failures: string[] = [];
afterEach(() => expect(failures.splice(0), 'calls without an answer of this test').toEqual([]));

const realFetch = window.fetch;

function stubServer(apis: readonly StubbedApi[]): void {
  window.fetch = async (input, init = {}) => {
    const { pathname, searchParams } = new URL(String(input), location.origin);
    if (!pathname.startsWith('/api/')) return realFetch(input, init);
    const found = find(apis, init.method ?? 'GET', pathname);
    try {
      if (!found) throw new Error('no answer');
      const { batch_uuid: _, ...sent } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as {
        batch_uuid?: string;
      };
      const query = found.call.query?.parse(queryOf(searchParams));
      const body = found.call.body?.parse(sent);
      const answer = await found.answer({ path: found.path, query, body });
      return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
    } catch (error) {
      failures.push(`${init.method ?? 'GET'} ${pathname}: ${String(error)}`);
      return Response.json({ code: 'record.not-found', message: '', params: {} }, { status: 404 });
    }
  };
}

interface Opened extends ApplicationParts {
  router: {
    load: () => Promise<void>;
    history: { replace: (href: string) => void };
    startTransition: unknown;
  };
  apis: readonly StubbedApi[];
}

export type Size = readonly [width: number, height: number];
const DESK: Size = [1280, 720];
export const PHONE: Size = [360, 780];

let language: Promise<void> | undefined;

export async function openPage({ router, apis, ...parts }: Opened, path: string, size = DESK): Promise<void> {
  const { application } = parts;
  const { startTransition } = router;
  stubServer(apis);
  tokenOf(application.side).write('token');
  await Promise.all([page.viewport(...size), (language ??= startLanguage(application.formats.number))]);
  router.history.replace(path);
  await router.load();
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    // The router's component has set its own, which never ends when it is no longer mounted.
    router.startTransition = startTransition;
    place.remove();
    application.queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
  });
  root.render(<ApplicationRoot {...parts} />);
  await document.fonts.ready;
}
