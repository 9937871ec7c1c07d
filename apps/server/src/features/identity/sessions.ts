import type { ApiBase } from '@tenderlane/contract';
import { isOrderLinkOpen, type CurrentTerms } from '@tenderlane/domain/identity';
import { effectiveRights, MINUTE_MS, type Right, type Side } from '@tenderlane/domain/core';
import type { Context, PersonContext } from '../../platform/context';
import { actorOf, hasCompany, type Holder, type Member, type Person, personActor } from '../../platform/principal';
import { createBatches } from '../../platform/queues/batches';
import { viewerOf, type Viewer } from '../../platform/realtime/live-topic';
import type { Database, Sql } from '../../platform/database/database';
import { AppError, notFound } from '../../platform/errors';
import { record } from '../../platform/events/events';
import type { RecordContext } from '../../platform/events/in-transaction';
import { newToken, sha256 } from '../../platform/secrets/secrets';
import { readTerms } from '../reference';
import { presentTerms } from './presenter';
import { findFirstCompany, listBrands } from './queries';
import {
  findMemberRow,
  insertSession,
  listLiveSessions,
  listSessionsById,
  saveActiveCompany,
  saveLinkSessionsEnd,
  saveSessionEnd,
  touchSessions,
  type LiveSession,
  type SessionKey,
} from './session.queries';

type NewSessionContext = RecordContext & Pick<Context, 'client'>;

export function sideOfCall({ client }: Pick<Context, 'client'>): Side {
  return client.base === 'carrier' ? 'carrier' : 'shipper';
}

/** Starts a session in the last used brand; the token is returned once and stored only as a hash. */
export async function startSession(context: NewSessionContext, accountId: number, now: number): Promise<string> {
  const companyId = await findFirstCompany(context.sql, accountId, sideOfCall(context));
  return createSession(context, { accountId, companyId }, now);
}

interface LinkSession {
  accountId: number;
  login: string;
  carrierCompanyId: number | null;
  link: Holder;
  isOrder: boolean;
}

/**
 * Starts a session by the link of a message. It ends an earlier session by a link of the same sender, marks no device
 * as known and expires with the link.
 */
export async function startLinkSession(context: Context, session: LinkSession, now: number): Promise<string> {
  const { accountId, login, link, isOrder } = session;
  await saveLinkSessionsEnd(context.sql, link.companyId, login, now, link.recordId);
  const companyId = await chooseCompany(context.sql, session);
  if (isOrder && companyId !== session.carrierCompanyId) throw new AppError('link.ended');
  return createSession(context, { accountId, companyId, link }, now);
}

/**
 * Chooses the company that the message was for, else the person's only one; with several the person chooses on the
 * page.
 */
async function chooseCompany(sql: Sql, { accountId, carrierCompanyId }: LinkSession): Promise<number | null> {
  const own = (await listBrands(sql, accountId, 'carrier')).map(({ company_id: id }) => id);
  if (carrierCompanyId !== null && own.includes(carrierCompanyId)) return carrierCompanyId;
  return own.length === 1 ? (own[0] ?? null) : null;
}

async function createSession(
  context: NewSessionContext,
  session: { accountId: number; companyId: number | null; link?: Holder },
  now: number,
): Promise<string> {
  const { sql, client } = context;
  const { accountId } = session;
  const token = newToken();
  const sessionId = await insertSession(sql, {
    ...session,
    tokenHash: sha256(token),
    application: sideOfCall(context),
    userAgent: client.userAgent,
    address: client.address,
    at: now,
  });
  await record(context, [
    {
      at: now,
      companyId: null,
      entityId: sessionId,
      action: 'session.started',
      actor: personActor(accountId),
      ...(session.link && { params: { link_id: session.link.recordId } }),
    },
  ]);
  return token;
}

export async function enterCompany({ sql, principal }: PersonContext, companyId: number): Promise<void> {
  if (principal.session) await saveActiveCompany(sql, principal.session.id, companyId);
}

export async function endSession(context: PersonContext, sessionId: number): Promise<void> {
  const { sql, clock, principal } = context;
  const now = await clock.now(sql);
  if ((await saveSessionEnd(sql, principal.accountId, sessionId, now)) === 0) throw notFound();
  await record(context, [
    { at: now, companyId: null, entityId: sessionId, action: 'session.ended', actor: actorOf(principal) },
  ]);
}

/** Finds the person of a token. Every request needs it, so concurrent requests share one statement. */
export function createSessionFinder(database: Database, dataDir: string) {
  const currentTerms = rememberTerms(dataDir);
  const find = createBatches<SessionKey, Person | undefined>({
    concurrency: 4,
    limit: 64,
    maxWaiting: 2000,
    work: async (keys) => {
      const [rows, terms] = await Promise.all([listLiveSessions(database, keys), currentTerms()]);
      const stale = rows.flatMap(({ is_stale, session_id }) => (is_stale ? [session_id] : []));
      if (stale.length > 0) await touchSessions(database, stale);
      const found = new Map(rows.map((row) => [row.position, row]));
      return keys.map(({ side }, index) => personOf(found.get(index), side, terms));
    },
  });
  return async (token: string, base: ApiBase): Promise<Person | undefined> =>
    base === 'shipper' || base === 'carrier' ? find({ tokenHash: sha256(token), side: base }) : undefined;
}

/** A session opened by a link is limited as the holder of the link is. */
function holderOf({
  link_id: recordId,
  link_company_id: companyId,
  expires_at: expiresAt,
  link_order: order,
}: LiveSession): Holder | null {
  if (recordId === null || companyId === null) return null;
  const held = { kind: 'holder', companyId, expiresAt: expiresAt?.getTime() ?? null } as const;
  return order ? { ...held, purpose: 'order', recordId: order.loadId } : { ...held, purpose: 'message', recordId };
}

function rememberTerms(dataDir: string): () => Promise<CurrentTerms> {
  let terms: Promise<CurrentTerms> | undefined;
  let readAt = 0;
  return () => {
    if (terms && performance.now() < readAt + MINUTE_MS) return terms;
    readAt = performance.now();
    terms = readTerms(dataDir).then(({ versions, texts }) => ({ versions: Object.values(versions), texts }));
    return terms;
  };
}

function personOf(row: LiveSession | undefined, side: Side, terms?: CurrentTerms): Person | undefined {
  if (!row || (row.link_order && !isOrderLinkOpen(row.link_order, row.now.getTime()))) return undefined;
  const limit = holderOf(row);
  const signedInBy = limit ? 'link' : 'code';
  const person = {
    accountId: row.account_id,
    session: { id: row.session_id, foundAt: row.now },
    side,
    name: row.name || row.login,
    locale: row.locale,
    limit,
    terms: terms ? presentTerms(row, terms) : null,
  };
  if (!row.brand) return { ...person, kind: limit ? 'link' : 'newcomer', companyId: null, rights: NO_RIGHTS };
  const rights = effectiveRights(side, row.brand.role, { signedInBy });
  return Object.assign(person, row.brand, { kind: limit ? ('link' as const) : ('member' as const), rights });
}

export async function findViewers(sql: Sql, sessionIds: readonly number[]): Promise<Map<number, Viewer>> {
  const rows = await listSessionsById(sql, sessionIds);
  return new Map(
    rows.flatMap((row) => {
      const person = personOf(row, row.application);
      return person && hasCompany(person) ? [[row.session_id, viewerOf(person, row.session_id)] as const] : [];
    }),
  );
}

/** Finds a person who acts without a session, as in a long job, with the current rights on the side of the company. */
export async function findMember(sql: Sql, accountId: number, companyId: number): Promise<Member | undefined> {
  const row = await findMemberRow(sql, accountId, companyId);
  if (!row) return undefined;
  const { account_id, name, login, locale, side, ...brand } = row;
  const rights = effectiveRights(side, brand.role, { signedInBy: 'code' });
  const person = {
    accountId: account_id,
    session: null,
    side,
    name: name || login,
    locale,
    limit: null,
    terms: null,
  } as const;
  return { ...person, kind: 'member', ...brand, rights };
}

const NO_RIGHTS: ReadonlySet<Right> = new Set();
