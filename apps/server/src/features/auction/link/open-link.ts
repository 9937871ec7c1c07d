import type { MemberContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { record } from '../../../platform/events/events';
import { actorOf } from '../../../platform/principal';
import { ensureRequestedRelation } from '../../carriers';
import { findLinkedLoad, insertOption } from './link.queries';
import { isOwnTender } from '../own-tender.queries';

/**
 * Opens a tender by its public link: the carrier asks the shipper for access and may bid provisionally meanwhile. The
 * link ends with the bidding.
 */
export async function openLink(context: MemberContext, code: string): Promise<number> {
  const { sql, principal } = context;
  // The code is random, so each try needs a query; the limit stops clients that guess codes.
  context.unknownCodes.ensureFew(context.client.address);
  const load = await findLinkedLoad(sql, principal.companyId, code);
  if (!load) throw context.unknownCodes.refuse(context.client.address);
  if (load.is_known) return load.id;
  if (load.state !== 'ongoing') throw new AppError('bid.too-late', { params: { state: load.state } });
  if (await isOwnTender(sql, load.company_id, principal.companyId)) throw new AppError('bid.own-tender');
  const at = await context.clock.now(sql);
  const relation = await ensureRequestedRelation(context, load.company_id, at);
  const isNew = await insertOption(sql, {
    loadId: load.id,
    companyId: load.company_id,
    carrierCompanyId: principal.companyId,
    carrierId: relation.id,
    at,
  });
  if (isNew) {
    await record(context, [
      {
        at,
        companyId: load.company_id,
        carrierCompanyId: principal.companyId,
        entityId: load.id,
        action: 'option.opened_by_link',
        actor: actorOf(principal),
      },
    ]);
  }
  return load.id;
}
