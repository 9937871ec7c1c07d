import { DEFAULT_TERMS, encodeDefaults, refuseApprovalRule, type RoleFacts } from '@tenderlane/domain';
import type { Setting } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import type { Sql } from '../../platform/database/database';
import { AppError, throwIfRefused, notFound } from '../../platform/errors';
import { countRoles } from './members/colleague.queries';
import { recordCompanyEvent } from './company-event';
import { findCompany, lockCompany, saveSetting } from './queries';

/** A company's defaults before it set any. */
const DEFAULTS: Setting = {
  auction: encodeDefaults(DEFAULT_TERMS),
  days_to_pay: DEFAULT_TERMS.daysToPay,
  cost_of_money_bp: DEFAULT_TERMS.costOfMoneyBp,
  approval: null,
  require_packet: false,
};

/** What a company sets once for all its tenders, over the product's defaults. */
export async function findSetting(sql: Sql, companyId: number): Promise<Setting> {
  const company = await findCompany(sql, companyId);
  if (!company) throw notFound();
  return merge(company.setting);
}

/** Changes the company's defaults; tenders that exist keep their terms. */
export async function changeSetting(context: MemberContext, sent: Partial<Setting>): Promise<Setting> {
  const { sql, clock, principal } = context;
  const company = await lockCompany(sql, principal.companyId);
  if (!company) throw notFound();
  refuseOtherCurrency(sent, company.currency);
  refuseUnevenWeights(sent);
  const before = merge(company.setting);
  const after = merge({ ...company.setting, ...sent });
  const keys = Object.keys(after) as (keyof Setting)[];
  const changes = keys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (changes.length === 0) return after;
  if (hasApprovalRule(after)) throwIfRefused(refuseApprovalRule(await countRoles(sql, company.id)));
  await saveSetting(sql, company.id, { ...company.setting, ...sent });
  const at = await clock.now(sql);
  await recordCompanyEvent(context, company.id, {
    at,
    entityId: company.id,
    action: 'company.setting_changed',
    changes,
  });
  return after;
}

/** Whether some awards of the company need a second person. */
function hasApprovalRule({ approval }: Pick<Setting, 'approval'>): boolean {
  return approval !== null && (approval.above !== null || approval.above_target_bp !== null);
}

/** Who decides in a company, for a change of roles. */
export async function readRoleFacts(sql: Sql, companyId: number): Promise<RoleFacts> {
  const setting = await findSetting(sql, companyId);
  return { ...(await countRoles(sql, companyId)), approvalRule: hasApprovalRule(setting) };
}

function merge(saved: Partial<Setting>): Setting {
  return { ...DEFAULTS, ...saved, auction: { ...DEFAULTS.auction, ...saved.auction } };
}

function refuseOtherCurrency({ approval }: Partial<Setting>, currency: string): void {
  if (!approval?.above || approval.above.currency === currency) return;
  throw new AppError('money.currency', {
    params: { currency },
    fields: { 'approval.above': [{ code: 'money.currency', params: { currency } }] },
  });
}

const WHOLE_BP = 10_000;

function refuseUnevenWeights({ auction }: Partial<Setting>): void {
  if (!auction?.weights) return;
  const { price, on_time, acceptance, cancel } = auction.weights;
  if (price + on_time + acceptance + cancel === WHOLE_BP) return;
  throw new AppError('input.invalid', { fields: { 'auction.weights': [{ code: 'weights-not-whole' }] } });
}
