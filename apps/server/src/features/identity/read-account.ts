import type { Account } from '@tenderlane/contract';
import type { PersonContext } from '../../platform/context';
import { notFound } from '../../platform/errors';
import { presentAccount } from './presenter';
import { findOwnAccount } from './queries';

export async function readAccount({ sql, clock, config, locale, principal }: PersonContext): Promise<Account> {
  const account = await findOwnAccount(sql, principal, config.operatorBrand);
  if (!account) throw notFound();
  return presentAccount(principal, account, {
    now: clock.read(account.now),
    locale,
    helpCenterUrl: config.helpCenterUrl,
  });
}
