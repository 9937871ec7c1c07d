import { PERSONAL_LINK_LIFE_MS, refusePersonalLink } from '@tenderlane/domain';
import type { Context } from '../../../platform/context';
import type { Sql } from '../../../platform/database/database';
import { throwIfRefused } from '../../../platform/errors';
import { newSalt, type Secrets } from '../../../platform/secrets/secrets';
import { isMember } from '../../brands';
import { ensureAccount, saveLinkSessionsEnd, startLinkSession } from '../../identity';
import {
  findPersonalLink,
  insertPersonalLinks,
  listSalts,
  lockPersonalLink,
  savePersonalLinksEnd,
  type PersonalLinkTarget,
  type PersonalLinkRow,
} from './personal-link.queries';

/** The addresses that stand in a message of a carrier. */
export interface PersonalLinkUrls {
  link: string;
  optOut: string;
}

/**
 * Addresses of the links of messages, in the order of the ids; null for a link that is gone. A secret is made while its message is
 * written and nowhere else. The part behind # stays in the browser: no server or proxy on the way writes it down.
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

/** Links for messages that are about to leave, by their place in the list. */
export function issuePersonalLinks(sql: Sql, aims: PersonalLinkTarget[], now: number): Promise<Map<number, number>> {
  const salted = aims.map((aim) => ({ ...aim, salt: newSalt().toString('hex') }));
  return insertPersonalLinks(sql, salted, now, now + PERSONAL_LINK_LIFE_MS);
}

/** The link behind a secret, whatever became of it. A secret this installation never made costs no statement. */
export async function findBySecret(context: Context, secret: string, find = findPersonalLink) {
  const { sql, secrets, unknownCodes, client } = context;
  const id = secrets.personalLinkId(secret);
  const link = id === null ? undefined : await find(sql, id);
  if (!link || !secrets.isPersonalLink(link.id, link.salt, secret)) throw unknownCodes.refuse(client.address);
  return link;
}

/** Why a link opens nothing any more; null while it does. The links of a closed company have ended. */
const refuseLink = (link: PersonalLinkRow, now: number) =>
  refusePersonalLink(
    {
      expiresAt: link.expires_at.getTime(),
      endedAt: link.is_closed ? now : (link.ended_at?.getTime() ?? null),
      hasNewer: link.has_newer,
      usedForBidAt: link.used_for_bid_at?.getTime() ?? null,
    },
    now,
  );

/** The link behind a secret with why it opens nothing any more, for who only looks at it. */
export async function readPersonalLink(context: Context, secret: string) {
  const link = await findBySecret(context, secret);
  const now = await context.clock.now(context.sql);
  return { link, refusal: refuseLink(link, now), now };
}

/**
 * Opens a session by a link: of the login the message was sent to, for the tenders of its sender, until the link ends. The
 * session an earlier press opened ends, so that a link which was passed on is noticed by its reader.
 */
export async function openPersonalLink(context: Context, secret: string): Promise<{ token: string; load_id?: number }> {
  const { sql } = context;
  const link = await findBySecret(context, secret, lockPersonalLink);
  const { company_id: companyId, login } = link;
  const now = await context.clock.now(sql);
  throwIfRefused(refuseLink(link, now));
  const channel = login.includes('@') ? 'email' : 'sms';
  const { accountId } = await ensureAccount(context, { login, channel }, now);
  // Who has joined the sending company since must not bid on its tenders.
  if (await isMember(sql, companyId, accountId)) throwIfRefused({ code: 'link.ended' });
  const token = await startLinkSession(
    context,
    {
      accountId,
      login,
      carrierCompanyId: link.carrier_company_id,
      link: { id: link.id, companyId, expiresAt: link.expires_at.getTime() },
    },
    now,
  );
  return { token, ...(link.load_id !== null && { load_id: link.load_id }) };
}

/** Ends what one sender's messages opened for a login: its links and the sessions they opened. */
export async function endPersonalLinks(sql: Sql, companyId: number, login: string, at: number): Promise<void> {
  await savePersonalLinksEnd(sql, companyId, login, at);
  await saveLinkSessionsEnd(sql, companyId, login, at);
}
