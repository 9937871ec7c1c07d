import { isOrderLinkOpen, refusePersonalLink } from '@tenderlane/domain/identity';
import type { HolderContext } from '../../../platform/context';
import type { Sql } from '../../../platform/database/database';
import type { Message } from '../../../platform/messages/messages';
import { AppError, notFound, throwIfRefused } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import { PURPOSES } from '../../../platform/holders/purposes';
import { newSalt, type Secrets } from '../../../platform/secrets/secrets';
import { isMember } from '../../brands';
import { ensureAccount, renewLinkSessions, saveLinkSessionsEnd, startLinkSession } from '../../identity';
import {
  findPersonalLink,
  insertPersonalLinks,
  listOrderAims,
  listSalts,
  lockPersonalLink,
  renewPersonalLinks,
  savePersonalLinksEnd,
  type LinkTarget,
  type PersonalLinkTarget,
  type PersonalLinkRow,
} from './personal-link.queries';

/** Asks for a personal link in a message; it is issued once the message's recipient is known. */
export const withLinkFor = (aim: Partial<LinkTarget> & Pick<LinkTarget, 'companyId'>): Message['params'] => ({
  link_for: { carrierId: null, invitationId: null, loadId: null, ...aim } satisfies LinkTarget,
});

export interface PersonalLinkUrls {
  link: string;
  optOut: string;
}

/**
 * Returns the addresses in the order of the ids; null for a deleted link. A secret is generated only while its message
 * is written. The part after # stays in the browser and reaches no server or proxy log.
 */
export async function findPersonalLinkUrls(
  sql: Sql,
  { secrets, publicUrl }: { secrets: Secrets; publicUrl: string },
  ids: number[],
): Promise<(PersonalLinkUrls | null)[]> {
  const salts = new Map((await listSalts(sql, ids)).map(({ id, salt }) => [id, salt]));
  return ids.map((id) => {
    const salt = salts.get(id);
    if (!salt) return null;
    const secret = secrets.personalLink(id, salt);
    return { link: `${publicUrl}/carrier/open#${secret}`, optOut: `${publicUrl}/carrier/stop#${secret}` };
  });
}

/**
 * Returns the link of each message by its position. A message about a running order renews the link that its login has
 * for the order, and the session that this link opened.
 */
export async function issuePersonalLinks(
  sql: Sql,
  aims: PersonalLinkTarget[],
  now: number,
): Promise<Map<number, number>> {
  const asked = aims.filter(({ loadId, carrierId }) => loadId !== null && carrierId !== null);
  const found = asked.length > 0 ? await listOrderAims(sql, asked) : [];
  const orders = new Map(found.filter((order) => isOrderLinkOpen(order, now)).map((order) => [keyOf(order), order]));
  const known = aims.map((aim) => orders.get(keyOf(aim))?.linkId ?? null);
  await renew(
    sql,
    [...new Set(known)].filter((id) => id !== null),
    now,
  );
  const fresh = aims.flatMap((aim, position) => (known[position] === null ? [{ aim, position }] : []));
  const salted = fresh.map(({ aim }) => ({
    ...aim,
    isOrder: orders.has(keyOf(aim)),
    salt: newSalt().toString('hex'),
  }));
  const inserted = await insertPersonalLinks(sql, salted, now, now + PURPOSES.message.lifeMs);
  return new Map(
    [...known.entries(), ...[...inserted].map(([place, id]) => [fresh[place]?.position, id] as const)].flatMap(
      ([position, id]) => (position === undefined || id === null ? [] : [[position, id] as const]),
    ),
  );
}

const keyOf = ({ loadId, carrierId, login }: Pick<PersonalLinkTarget, 'loadId' | 'carrierId' | 'login'>) =>
  `${loadId} ${carrierId} ${login}`;

async function renew(sql: Sql, ids: readonly number[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const expiresAt = now + PURPOSES.order.lifeMs;
  await renewPersonalLinks(sql, ids, now, expiresAt);
  await renewLinkSessions(sql, ids, expiresAt);
}

/** Finds the holder of a link in any state. A secret that this installation did not issue costs no query. */
export const findMessageHolder: FindHolder = async ({ sql, secrets, unknownCodes, client }, secret) => {
  const id = secrets.personalLinkId(secret);
  const link = id === null ? undefined : await findPersonalLink(sql, id);
  if (!link || !secrets.isPersonalLink(link.id, link.salt, secret)) throw unknownCodes.refuse(client.address);
  const { company_id: companyId, expires_at: expiresAt } = link;
  return { kind: 'holder', purpose: 'message', recordId: link.id, companyId, expiresAt: expiresAt.getTime() };
};

export async function findHeldLink({ sql, principal }: HolderContext, find = findPersonalLink) {
  const link = await find(sql, principal.recordId);
  if (!link) throw notFound();
  return link;
}

/** Returns the reason a link is invalid, or null. The links of a closed company are invalid. */
const refuseLink = (link: PersonalLinkRow, now: number) =>
  refusePersonalLink(
    {
      expiresAt: link.expires_at.getTime(),
      endedAt: link.is_closed ? now : (link.ended_at?.getTime() ?? null),
      hasNewer: link.has_newer,
      usedForBidAt: link.used_for_bid_at?.getTime() ?? null,
      order: link.link_order,
    },
    now,
  );

export async function readPersonalLink(context: HolderContext) {
  const link = await findHeldLink(context);
  const now = await context.clock.now(context.sql);
  return { link, refusal: refuseLink(link, now), now };
}

/**
 * Opens a session for the login that the message was sent to, limited to the sender's tenders or to the order, until
 * the link ends. An earlier session of the link ends, so that its reader notices if the link was passed on.
 */
export async function openPersonalLink(context: HolderContext): Promise<{ token: string; load_id?: number }> {
  const { sql, principal } = context;
  const link = await findHeldLink(context, lockPersonalLink);
  const { company_id: companyId, login } = link;
  const now = await context.clock.now(sql);
  throwIfRefused(refuseLink(link, now));
  const channel = login.includes('@') ? 'email' : 'sms';
  const { accountId } = await ensureAccount(context, { login, channel }, now);
  // A person who has joined the sending company meanwhile must not bid on its tenders.
  if (await isMember(sql, companyId, accountId)) throw new AppError('link.ended');
  const token = await startLinkSession(
    context,
    { accountId, login, carrierCompanyId: link.carrier_company_id, link: principal, isOrder: link.link_order !== null },
    now,
  );
  return { token, ...(link.load_id !== null && { load_id: link.load_id }) };
}

export async function endPersonalLinks(sql: Sql, companyId: number, login: string, at: number): Promise<void> {
  await savePersonalLinksEnd(sql, companyId, login, at);
  await saveLinkSessionsEnd(sql, companyId, login, at);
}
