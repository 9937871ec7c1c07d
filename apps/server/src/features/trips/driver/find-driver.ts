import { tripState } from '@tenderlane/domain/trips';
import { isLinkOpen } from '@tenderlane/domain/trips/driver';
import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import type { Context } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import type { FindHolder } from '../../../platform/holders/find-holder';
import type { FindPrincipal, Holder } from '../../../platform/principal';
import { readLinkCode } from '../../../platform/secrets/link-codes';
import { sha256 } from '../../../platform/secrets/secrets';
import { findLink, findLinkByApp, findLinkByToken, type LinkRow } from './link.queries';

export function isOpen(
  link: Pick<LinkRow, 'is_winner' | 'load_state' | 'previous_state' | 'ended_at'>,
  now: number,
): boolean {
  const { is_winner: isWinner, load_state: loadState, previous_state: previousState } = link;
  const { state } = tripState({ isWinner, loadState, previousState });
  return isLinkOpen({ state, endedAt: link.ended_at?.getTime() ?? null }, now);
}

const holderOf = ({ trip_id: recordId, carrier_company_id: companyId }: LinkRow): Holder => ({
  kind: 'holder',
  purpose: 'driver',
  recordId,
  companyId,
  expiresAt: null,
});

/** Finds the trip of a link. A replaced secret and one of an ended trip are unknown. */
export const findLinkHolder: FindHolder = async (context, secret) => {
  const { sql, clock, secrets } = context;
  const findSalt = async (id: number) => (await findLink(sql, id))?.salt ?? null;
  const id = await readLinkCode(context, 'driver-link', secret, findSalt);
  const link = await findLink(sql, id);
  const now = await clock.now(sql);
  if (!link || !secrets.isLink('driver-link', id, link.salt, secret) || !isOpen(link, now)) throw notFound();
  return holderOf(link);
};

export const createDriverFinder =
  (database: Database, clock: Clock): FindPrincipal =>
  async (token, base) => {
    if (base !== 'driver') return undefined;
    const link = await findLinkByToken(database, sha256(token));
    if (!link || !isOpen(link, await clock.now(database))) return undefined;
    return holderOf(link);
  };

export async function findAppHolder(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  token: string,
): Promise<Holder | undefined> {
  const link = await findLinkByApp(sql, sha256(token));
  return link && isOpen(link, await clock.now(sql)) ? holderOf(link) : undefined;
}
