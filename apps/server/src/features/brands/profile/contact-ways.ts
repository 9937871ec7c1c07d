import parsePhoneNumber from 'libphonenumber-js';
import { z } from 'zod';
import { AppError, fieldProblems, type FieldProblem } from '../../../platform/errors';

const email = z.email().max(254);

interface Ways {
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** Normalizes phone number and e-mail address, so that equal ones are found regardless of spelling. */
export function readContactWays({ phone, email: typed }: Ways): Ways {
  const problems: [string, FieldProblem][] = [];
  const number = phone ? parsePhoneNumber(phone.replace(/^00/, '+')) : null;
  if (phone && !number?.isPossible()) problems.push(['phone', { code: 'not-a-phone' }]);
  const address = typed?.toLowerCase();
  if (address && !email.safeParse(address).success) problems.push(['email', { code: 'not-an-email' }]);
  if (problems.length > 0) throw new AppError('input.invalid', { fields: fieldProblems(problems) });
  return {
    ...(phone !== undefined && { phone: number?.number ?? null }),
    ...(typed !== undefined && { email: address ?? null }),
  };
}
