import { refuseRight, type Right } from '@tenderlane/domain/core';
import type { MemberContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { findOperatorCompany } from '../legal-id/legal-id-request.queries';

export async function isOperator({ sql, principal, config }: MemberContext): Promise<boolean> {
  const { companyId, side } = principal;
  return side === 'shipper' && companyId === (await findOperatorCompany(sql, config.operatorBrand));
}

/** Returns the operator's company; others get not-found, and its members without the right a refusal. */
export async function asOperator(context: MemberContext, right?: Right): Promise<number> {
  if (!(await isOperator(context))) throw notFound();
  if (right) throwIfRefused(refuseRight(context.principal.rights, right));
  return context.principal.companyId;
}
