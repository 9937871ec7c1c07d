import { isGranted, subscriptionUntilPlans } from '@tenderlane/domain/plans';
import { needsSignIn, type Endpoint } from '@tenderlane/contract';
import { AppError, notFound } from '../errors';
import { allowsCall } from '../holders/purposes';
import { hasCompany, isPerson, type Member, type Person, type Principal } from '../principal';

/**
 * Throws when the principal may not make a call: no sign-in, a link session where a code is needed, no company, a
 * closed company, a missing right or plan. It does not check records. A call without a key, made on behalf of a person, is
 * open to no link.
 */
export function allowCall(principal: Principal, endpoint: Endpoint, key = ''): void {
  if (!needsSignIn(endpoint) || isDriverOf(endpoint, principal)) return;
  const { access, right, capacity, whileClosed } = endpoint;
  if (!isPerson(principal)) throw new AppError('session.missing');
  if (principal.limit && !allowsCall(principal.limit.purpose, key)) throw new AppError('session.code-needed');
  if (hasCompany(principal) && principal.companyIsClosed && !whileClosed) throw new AppError('company.closed');
  if (access === 'person') return;
  refuseWithoutTerms(principal);
  if (!hasCompany(principal)) throw new AppError('session.no-brand');
  if (right && !principal.rights.has(right)) {
    throw new AppError('right.missing', { params: { right, role: principal.role } });
  }
  if (capacity) refuseUngranted(principal, capacity);
}

/** To the holder of a link to one order, every other record is unknown. */
export function allowRecord(principal: Principal, key: string, { id }: Record<string, string | number>): void {
  const limit = isPerson(principal) ? principal.limit : null;
  if (limit?.purpose === 'order' && key.includes('/loads/{id}') && id !== limit.recordId) throw notFound();
}

const isDriverOf = ({ access }: Endpoint, principal: Principal) =>
  access === 'driver' && principal.kind === 'holder' && principal.purpose === 'driver';

function refuseWithoutTerms({ terms }: Person): void {
  if (terms?.state === 'due') throw new AppError('session.terms-missing');
}

function refuseUngranted(member: Member, capacity: NonNullable<Endpoint['capacity']>): void {
  const granted = member.capacity ?? subscriptionUntilPlans({}).capacity;
  if (!isGranted(granted, capacity)) throw new AppError('plan.limit', { params: { capacity } });
}
