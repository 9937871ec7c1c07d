import type { Account } from '@tenderlane/contract';
import type { PersonContext } from '../../platform/context';
import { hasCompany } from '../../platform/principal';
import { readAccount } from '../identity';
import { hasUnread, listAlerts } from '../notifications';

/** The signed-in person and the active company, with what the bell and the banner of alerts show. */
export async function showAccount(context: PersonContext): Promise<Account> {
  const { principal } = context;
  // A session that a link opened is for one sender's tenders: what the company was told is not for it.
  // Nobody is told anything of a closed company.
  const member = hasCompany(principal) && !principal.limit && !principal.companyIsClosed ? principal : null;
  const [account, isUnread, alerts] = await Promise.all([
    readAccount(context),
    member ? hasUnread(context.sql, member) : false,
    listAlerts(context, member),
  ]);
  return { ...account, has_new_notifications: isUnread, notifications: alerts };
}
