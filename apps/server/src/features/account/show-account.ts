import type { Account } from '@tenderlane/contract';
import type { PersonContext } from '../../platform/context';
import { hasCompany } from '../../platform/principal';
import { readAccount } from '../identity';
import { hasUnread } from '../notifications';
import { listAlerts } from './alerts/list-alerts';

export async function showAccount(context: PersonContext): Promise<Account> {
  const { principal } = context;
  // A session that a link opened sees only one sender's tenders, so it gets no notifications of the company. A closed
  // company gets none either.
  const member = hasCompany(principal) && !principal.limit && !principal.companyIsClosed ? principal : null;
  const [account, isUnread, alerts] = await Promise.all([
    readAccount(context),
    member ? hasUnread(context.sql, member) : false,
    listAlerts(context, member),
  ]);
  return { ...account, has_new_notifications: isUnread, notifications: alerts };
}
