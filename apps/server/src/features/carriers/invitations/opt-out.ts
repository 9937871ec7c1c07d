import type { Context } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { saveOptOut } from '../../messages';
import { endPersonalLinks, findBySecret } from '../links/personal-link';

/**
 * Handles "Do not write to me again": the login gets no more messages of the sender, and its invitations, links and
 * sessions end. It works as long as the link is known, even after it expired. A carrier that already works with the
 * sender still gets messages about its bids.
 */
export async function optOut(context: Context, secret: string): Promise<undefined> {
  const { sql } = context;
  const { company_id: companyId, carrier_id: carrierId, ...link } = await findBySecret(context, secret);
  if (link.carrier_company_id !== null) return;
  const at = await context.clock.now(sql);
  const isNew = await saveOptOut(sql, { companyId, login: link.login, at });
  if (!isNew) return;
  await endPersonalLinks(sql, companyId, link.login, at);
  if (carrierId === null) return;
  const actor = { actorKind: 'carrier', accountId: null } as const;
  await record(context, [{ at, companyId, entityId: carrierId, action: 'carrier.opted_out', actor }]);
}
