import type { HolderContext } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { saveOptOut } from '../../messages';
import { endPersonalLinks, findHeldLink } from '../links/personal-link';

/**
 * Handles "Do not write to me again": the login gets no more messages of the sender, and its invitations, links and
 * sessions end. It works as long as the link is known, even after it expired. A carrier that already works with the
 * sender still gets messages about its bids.
 */
export async function optOut(context: HolderContext): Promise<undefined> {
  const { sql, principal } = context;
  const { company_id: companyId, carrier_id: carrierId, ...link } = await findHeldLink(context);
  if (link.carrier_company_id !== null) return;
  const at = await context.clock.now(sql);
  const isNew = await saveOptOut(sql, { companyId, login: link.login, at });
  if (!isNew) return;
  await endPersonalLinks(sql, companyId, link.login, at);
  if (carrierId === null) return;
  await record(context, [
    { at, companyId, entityId: carrierId, action: 'carrier.opted_out', actor: actorOf(principal) },
  ]);
}
