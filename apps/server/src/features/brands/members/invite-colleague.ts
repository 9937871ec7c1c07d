import type { Role } from '@tenderlane/domain/core';
import type { PersonContext } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { acceptLogin, findAccountByLogin } from '../../identity';
import { findActiveMemberId } from './colleague.queries';
import { memberWith } from '../policy';
import { lockCompany, type MemberRow } from '../queries';
import { sendInvitation } from './send-invitation';

export async function inviteColleague(context: PersonContext, typedLogin: string, role: Role): Promise<MemberRow> {
  const { sql } = context;
  const principal = memberWith(context.principal, 'users.write');
  const { login } = acceptLogin(context.config, typedLogin);
  await lockCompany(sql, principal.companyId);
  const account = await findAccountByLogin(sql, login);
  if (account && (await findActiveMemberId(sql, principal.companyId, account.id))) {
    throw new AppError('login.taken', { field: 'login' });
  }
  return sendInvitation(context, principal, login, role);
}
