import type { Context } from '../../../platform/context';
import { record } from '../../../platform/events/events';
import { saveOptOut } from '../../messages';
import { endPersonalLinks, findBySecret } from '../links/personal-link';

/**
 * "Do not write to me again": the login of a message hears nothing more of its sender, and what the sender's messages
 * opened ends. It works for as long as the link is known, also when it opens nothing any more. Who works with the sender
 * already is told what happens to its bids.
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
