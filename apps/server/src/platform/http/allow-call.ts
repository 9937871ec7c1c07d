import { isGranted, subscriptionUntilPlans } from '@tenderlane/domain';
import type { Endpoint } from '@tenderlane/contract';
import { AppError } from '../errors';
import { hasCompany, isPerson, type Principal } from '../principal';

/**
 * Throws when the principal may not make a call: no sign-in, a link session where a code is needed, no company, a
 * closed company, a missing right or plan. It does not check records.
 */
export function allowCall(principal: Principal, { access, right, capacity, byLink, whileClosed }: Endpoint): void {
  if (access === 'public') return;
  if (!isPerson(principal)) throw new AppError('session.missing');
  if (principal.limit && !byLink) throw new AppError('session.code-needed');
  if (hasCompany(principal) && principal.companyIsClosed && !whileClosed) throw new AppError('company.closed');
  if (access === 'person') return;
  if (!hasCompany(principal)) throw new AppError('session.no-brand');
  if (right && !principal.rights.has(right)) {
    throw new AppError('right.missing', { params: { right, role: principal.role } });
  }
  const granted = principal.capacity ?? subscriptionUntilPlans({}).capacity;
  if (capacity && !isGranted(granted, capacity)) {
    throw new AppError('plan.limit', { params: { capacity } });
  }
}
