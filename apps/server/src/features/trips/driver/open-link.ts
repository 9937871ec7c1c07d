import type { HolderContext } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import { newToken, sha256 } from '../../../platform/secrets/secrets';
import { saveOptOut } from './driver-message.queries';
import { lockLinkOfTrip, saveOpening, saveSharing } from './link.queries';

export async function openLink(context: HolderContext, secret: string): Promise<{ token: string }> {
  const { sql, clock, secrets, principal } = context;
  const link = await lockLinkOfTrip(sql, principal.recordId);
  if (!link || !secrets.isLink('driver-link', link.id, link.salt, secret)) throw notFound();
  const now = await clock.now(sql);
  const token = newToken();
  await saveOpening(sql, principal.companyId, link.id, sha256(token), now);
  await saveSharing(sql, principal.companyId, link.trip_id, false);
  const { batchUuid, ...actor } = causeOf(context);
  await record(context, [
    {
      at: now,
      companyId: link.company_id,
      carrierCompanyId: link.carrier_company_id,
      entityId: link.load_id,
      optionId: link.option_id,
      actor,
      batchUuid,
      action: 'trip.driver_link_opened',
      params: { is_moved: link.opened_at !== null },
    },
  ]);
  return { token };
}

export async function optOut({ sql, clock, principal }: HolderContext, isUndone: boolean): Promise<void> {
  await saveOptOut(sql, principal.recordId, isUndone, await clock.now(sql));
}
