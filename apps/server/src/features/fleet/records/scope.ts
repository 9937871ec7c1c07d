import type { MemberContext } from '../../../platform/context';
import { lockCompany } from '../../brands';
import { findOwnRelation } from '../../carriers';
import type { RecordScope } from './record.queries';

export const ownScope = ({ principal }: MemberContext): RecordScope => ({
  companyId: principal.companyId,
  carrierId: null,
});

/** Scope of a carrier in the shipper's network; carriers of other companies answer not-found. */
export async function carrierScope(context: MemberContext, carrierId: number): Promise<RecordScope> {
  await findOwnRelation(context, carrierId);
  return { companyId: context.principal.companyId, carrierId };
}

/** Serializes changes of one company's records, so that plates and the primary contact stay unique. */
export async function lockFleet({ sql, principal }: MemberContext): Promise<void> {
  await lockCompany(sql, principal.companyId);
}
