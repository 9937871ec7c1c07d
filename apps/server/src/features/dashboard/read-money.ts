import { withDefaults } from '@tenderlane/contract/setting';
import type { MemberContext } from '../../platform/context';
import type { OwnMoney } from '../../platform/dashboard/tile';
import { notFound } from '../../platform/errors';
import { findCompany } from '../brands';

export async function readMoney({ sql, principal }: MemberContext): Promise<OwnMoney> {
  const company = await findCompany(sql, principal.companyId);
  if (!company) throw notFound();
  return { currency: company.currency, rates: withDefaults(company.setting).report_rates };
}
