import { refuseRight, type Right } from '@tenderlane/domain';
import type { MemberContext } from '../../platform/context';
import { notFound, throwIfRefused } from '../../platform/errors';
import { findOperatorCompany } from '../brands';

/** Whether somebody acts for the operator's company. */
export async function isOperator({ sql, principal, config }: MemberContext): Promise<boolean> {
  return principal.companyId === (await findOperatorCompany(sql, config.operatorBrand));
}

/** The operator's company. For everybody else what the operator has is not there; its own people may lack a right. */
export async function asOperator(context: MemberContext, right?: Right): Promise<number> {
  if (!(await isOperator(context))) throw notFound();
  if (right) throwIfRefused(refuseRight(context.principal.rights, right));
  return context.principal.companyId;
}
