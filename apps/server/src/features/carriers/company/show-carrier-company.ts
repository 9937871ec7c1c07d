import type { CarrierCompany, CarrierWarning } from '@tenderlane/contract';
import { maskAccount } from '@tenderlane/domain/brands';
import type { MemberContext } from '../../../platform/context';
import { companyProfile } from '../../brands';
import { maskLogin } from '../../identity';
import { findOwnCarrier } from '../policy';
import {
  findCarrierProfile,
  findDefaultSignee,
  findTypedProfile,
  hasPendingRequisites,
  listCarrierRequisites,
  listSharedWays,
  type SharedWay,
} from './company.queries';

/**
 * Returns the visible data of a carrier's company. Bank accounts need a verified relation and the right to see money;
 * for a carrier without a company the shipper's own notes are returned.
 */
export async function showCarrierCompany(context: MemberContext, id: number): Promise<CarrierCompany> {
  const { sql, principal } = context;
  const carrier = await findOwnCarrier(context, id);
  const identity = { name: carrier.name, country_id: carrier.country_id, legal_id: carrier.legal_id };
  const warnings = await warningsOf(context, id);
  if (carrier.carrier_company_id === null) {
    const typed = companyProfile.presentCompanyProfile(identity, await findTypedProfile(sql, principal.companyId, id));
    return { ...typed, source: 'typed', signee: null, requisites: null, has_pending_requisites: false, warnings };
  }
  const profile = await findCarrierProfile(sql, principal.companyId, id);
  const isShown = carrier.state === 'verified' && principal.rights.has('finance.read');
  return {
    ...companyProfile.presentCompanyProfile(identity, profile),
    source: 'company',
    signee: await findDefaultSignee(sql, principal.companyId, id),
    requisites: isShown ? await listCarrierRequisites(sql, principal.companyId, id) : null,
    has_pending_requisites: isShown && (await hasPendingRequisites(sql, principal.companyId, id)),
    warnings,
  };
}

async function warningsOf({ sql, principal }: MemberContext, id: number): Promise<CarrierWarning[]> {
  const byWay = new Map<string, CarrierWarning>();
  for (const way of await listSharedWays(sql, principal.companyId, id)) {
    const key = `${way.kind} ${way.value}`;
    const warning = byWay.get(key) ?? { kind: way.kind, hint: hintOf(way), carriers: [] };
    warning.carriers.push({ id: way.id, name: way.name, legal_id: way.legal_id });
    byWay.set(key, warning);
  }
  return [...byWay.values()];
}

const hintOf = ({ kind, value }: SharedWay) => (kind === 'account' ? maskAccount(value) : maskLogin(value));
