import type { MemberContext } from '../../../platform/context';
import { lockCompany } from '../../brands';
import { findOwnRelation } from '../../carriers';
import type { RecordScope } from './record.queries';

/** What a carrier keeps of its own. */
export const ownScope = ({ principal }: MemberContext): RecordScope => ({
  companyId: principal.companyId,
  carrierId: null,
});

/** What a shipper sees and keeps of a carrier of its network; another company's carrier is not there. */
export async function carrierScope(context: MemberContext, carrierId: number): Promise<RecordScope> {
  await findOwnRelation(context, carrierId);
  return { companyId: context.principal.companyId, carrierId };
}

/** Changes of one company's records pass one after the other, so that a plate and the first contact stay one. */
export async function lockScope({ sql, principal }: MemberContext): Promise<void> {
  await lockCompany(sql, principal.companyId);
}
