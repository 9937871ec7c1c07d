import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { lookUp } from '@tenderlane/domain/values';
import {
  isStorableText,
  type Access,
  type AnswerOf,
  type ApiBase,
  type Endpoint,
  type EndpointTable,
  type PathParams,
} from '@tenderlane/contract';
import { z as zod } from 'zod';
import type { Database, Sql } from '../database/database';
import type { Context, HolderContext, MemberContext, PersonContext } from '../context';
import { allowCall, allowRecord } from './allow-call';
import { clockAt } from '../clock';
import { assertPresent, notFound } from '../errors';
import { holderFinder, type HolderFinders } from '../holders/find-holder';
import { readLocale } from '../i18n';
import { callerName, isPerson, VISITOR, type FindPrincipal, type Principal } from '../principal';
import { idempotencyKeyFor, type Answer } from './idempotency';
import { FILE_DEADLINE_MS, FILES_DEADLINE_MS, withDeadline, type Deadline } from './deadline';
import {
  largestForm,
  withForm,
  type FormSettings,
  type ReceivedFile,
  type ReceivedForm,
} from '../storage/receive-form';
import { storageAway } from '../storage/storage';
import { sendStoredFile, StoredFile } from '../storage/stored-file';
import type {} from './route-config';
import { createRunner, type AnyHandler, type Call } from './run-calls';
import { holdsSecret } from './secret-answers';
import { parseInput } from './validate';

interface ContextBy {
  public: Context;
  link: HolderContext;
  driver: HolderContext;
  person: PersonContext;
  brand: MemberContext;
}
type ContextFor<A extends Access> = ContextBy[A];
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export type Input<Key extends string, E extends Endpoint> = {
  params: PathParams<Key>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
} & (E extends { multipart: object } ? { files: readonly ReceivedFile[] } : unknown);

export type Handler<Key extends string, E extends Endpoint> = (
  context: ContextFor<E['access']>,
  input: Input<Key, E>,
) =>
  | Promise<AnswerOf<E> | (E extends { file: 'application/octet-stream' } ? StoredFile : never)>
  | (E extends { file: string } ? Readable | Promise<Readable> : never);

export interface OwnTransaction<Key extends string, E extends Endpoint> {
  ownTransaction(
    database: Database,
  ): (call: Call<ContextFor<E['access']>, Input<Key, E>>) => Promise<Answer<AnswerOf<E>>>;
}

export type Handlers<Table extends EndpointTable> = {
  [Key in keyof Table & string]: Handler<Key, Table[Key]> | OwnTransaction<Key, Table[Key]>;
};

export interface Host {
  database: Database;
  services: Omit<Context, 'sql' | 'locale' | 'log' | 'client' | 'principal' | 'batchUuid'>;
  findPrincipal: FindPrincipal;
  holderFinders: HolderFinders;
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function mountApi<Table extends EndpointTable>(
  app: FastifyInstance,
  host: Host,
  base: ApiBase,
  table: Table,
  handlers: Handlers<Table>,
): void {
  for (const [key, endpoint] of Object.entries(table)) {
    const [method, path] = key.split(' ') as [string, string];
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method: method as 'GET',
        url: `/api/${base}/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        config: {
          holdsSecret: () => holdsSecret(endpoint),
          takesForm: endpoint.form === true,
          ...(endpoint.multipart && { formBytes: largestForm(formSettings(host, endpoint)) }),
        },
        ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
        handler: answerCall(
          host,
          base,
          key,
          endpoint,
          assertPresent(lookUp<unknown>(handlers, key), key) as AnyHandler,
        ),
      });
    if (endpoint.multipart) void app.register(takingForms(mount));
    else mount(app);
  }
}

/** Only this route parses forms; every other call answers that it takes JSON. */
const takingForms = (mount: (scope: FastifyInstance) => unknown) => async (scope: FastifyInstance) => {
  await scope.register(multipart);
  mount(scope);
};

const usesFile = ({ file, bodyBytes }: Endpoint) => file === 'application/octet-stream' || bodyBytes !== undefined;

function formSettings({ services: { config } }: Host, { multipart: form }: Endpoint): FormSettings {
  const { files = 0, fileBytes = config.fileMaxBytes, tooLarge } = form ?? {};
  return { dataDir: config.dataDir, fileMaxBytes: fileBytes, filesMax: files, tooLarge };
}

function answerCall(host: Host, base: ApiBase, key: string, endpoint: Endpoint, handler: AnyHandler) {
  const body = bodySchema(endpoint);
  const run = createRunner(host, key, endpoint, handler);
  const findHolder = endpoint.access === 'link' ? holderFinder(host.holderFinders, key) : null;

  const allow = async (request: FastifyRequest) => {
    const principal = await identify(host, base, request);
    allowCall(principal, endpoint, key);
    return principal;
  };
  const work = async (request: FastifyRequest, deadline: Deadline, form?: ReceivedForm) => {
    const caller = await allow(request);
    const raw = form ? Object.fromEntries(form.fields) : request.body;
    const { batchUuid, ...sent } = readBody(body, request.method, raw);
    const input = {
      params: readParams(request.params as Record<string, string>),
      query: endpoint.query ? parseInput(endpoint.query, request.query) : undefined,
      ...sent,
      ...(endpoint.multipart && { files: form?.files ?? [] }),
    };
    allowRecord(caller, key, input.params);
    const contextIn = (principal: Principal, sql: Sql) => contextOf(host, { base, request, principal, batchUuid }, sql);
    const principal = findHolder
      ? await findHolder(contextIn(caller, host.database.reader()), codeOfLink(input, request))
      : caller;
    return run({
      deadline,
      idempotencyKey: readIdempotencyKey(request, endpoint, principal),
      contextIn: (sql) => contextIn(principal, sql) as MemberContext,
      input,
    });
  };
  /** Checks permission before any file is read, and again when all have arrived. */
  const workOnForm = async (request: FastifyRequest) => {
    const settings = formSettings(host, endpoint);
    const caller = callerName(await allow(request)) ?? request.ip;
    // No bytes are sent or received while its files are stored.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(FILES_DEADLINE_MS + 5000);
    return withForm(request, { settings, caller }, (form) =>
      withDeadline(
        (deadline) => work(request, deadline, form),
        FILES_DEADLINE_MS,
        () => storageAway('many slow files'),
      ),
    );
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, body: result } =
      endpoint.multipart && request.isMultipart()
        ? await workOnForm(request)
        : await withDeadline((deadline) => work(request, deadline), usesFile(endpoint) ? FILE_DEADLINE_MS : undefined);
    void reply.status(status);
    if (status === 204) return reply.send();
    if (result instanceof StoredFile) return sendStoredFile(reply, result);
    if (endpoint.file)
      return reply.type(`${endpoint.file}; charset=utf-8`).header('content-disposition', 'attachment').send(result);
    return reply.send(result);
  };
}

function bodySchema(endpoint: Endpoint): z.ZodType {
  if (!endpoint.body) return zod.strictObject({ batch_uuid: zod.uuid().optional() }).optional();
  return endpoint.body;
}

function readBody(schema: z.ZodType, method: string, raw: unknown) {
  if (method === 'GET') return { body: undefined, batchUuid: null };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return { body: parseInput(schema, raw === undefined && method === 'PUT' ? {} : raw), batchUuid: null };
  }
  const { batch_uuid: batch, ...rest } = raw as Record<string, unknown>;
  const batchUuid =
    batch === undefined || batch === null ? null : parseInput(zod.object({ batch_uuid: zod.uuid() }), raw).batch_uuid;
  return { body: parseInput(schema, rest), batchUuid };
}

/** Impossible ids get the same answer as unknown ones. */
function readParams(raw: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, readParam(name, value)]));
}

function readParam(name: string, value: string): string | number {
  const isId = name === 'id' || name.endsWith('_id');
  if (isId ? !/^[1-9][0-9]{0,14}$/.test(value) : !isStorableText(value)) throw notFound();
  return isId ? Number(value) : value;
}

/** The code of a link: in the path, or where no log holds it, as the secret in the body or the token in the header. */
function codeOfLink(
  { params, body }: { params: Record<string, string | number>; body: unknown },
  request: FastifyRequest,
): string {
  const { secret } = (body ?? {}) as { secret?: string };
  return String(params['code'] ?? secret ?? bearerOf(request) ?? '');
}

const bearerOf = ({ headers }: FastifyRequest) => /^Bearer (\S{20,200})$/.exec(headers.authorization ?? '')?.[1];

async function identify(host: Host, base: ApiBase, request: FastifyRequest): Promise<Principal> {
  const token = bearerOf(request);
  if (!token || base === 'public') return VISITOR;
  return (await host.findPrincipal(token, base)) ?? VISITOR;
}

interface Caller {
  base: ApiBase;
  request: FastifyRequest;
  principal: Principal;
  batchUuid: string | null;
}

function contextOf(host: Host, { base, request, principal, batchUuid }: Caller, sql: Sql) {
  const { clock } = host.services;
  const readAt = request.method === 'GET' && isPerson(principal) ? principal.session?.foundAt : undefined;
  return {
    ...host.services,
    sql,
    clock: readAt ? clockAt(clock, clock.read(readAt)) : clock,
    batchUuid,
    locale: readLocale(request.headers['accept-language']),
    log: request.log,
    client: {
      base,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
      acceptLanguage: (request.headers['accept-language'] ?? '').slice(0, 200),
    },
    principal,
  };
}

function readIdempotencyKey(request: FastifyRequest, endpoint: Endpoint, principal: Principal) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || endpoint.secret) return null;
  if (request.method === 'GET' || request.method === 'DELETE' || request.url.includes('/v1/auth/')) return null;
  const scope = `${request.method} ${request.url.split('?')[0]} ${key}`;
  // A request that is repeated after a reload comes from another batch of the page.
  const { batch_uuid: _batch, ...body } = (request.body ?? {}) as Record<string, unknown>;
  return idempotencyKeyFor(principal, scope, body);
}
