import { refuseApprovalRule, type RoleFacts } from '@tenderlane/domain/core';
import { isEqual } from '@tenderlane/domain/values';
import { checkSetting, needsApprover, withDefaults, type Setting } from '@tenderlane/contract/setting';
import type { MemberContext } from '../../platform/context';
import type { Sql } from '../../platform/database/database';
import { AppError, throwIfRefused, notFound } from '../../platform/errors';
import { countRoles } from './members/colleague.queries';
import { recordCompanyEvent } from './company-event';
import { findCompany, lockCompany, saveSetting } from './queries';

export async function findSetting(sql: Sql, companyId: number): Promise<Setting> {
  const company = await findCompany(sql, companyId);
  if (!company) throw notFound();
  return withDefaults(company.setting);
}

/** Changes the company's defaults; existing tenders keep their terms. */
export async function changeSetting(context: MemberContext, sent: Partial<Setting>): Promise<Setting> {
  const { sql, clock, principal } = context;
  const company = await lockCompany(sql, principal.companyId);
  if (!company) throw notFound();
  const problem = checkSetting(sent, company);
  if (problem) throw new AppError(problem.code, problem);
  const before = withDefaults(company.setting);
  const after = withDefaults({ ...company.setting, ...sent });
  const keys = Object.keys(after) as (keyof Setting)[];
  const changes = keys
    .filter((key) => !isEqual(before[key], after[key]))
    .map((field) => ({ field, old: before[field], new: after[field] }));
  if (changes.length === 0) return after;
  if (needsApprover(after)) throwIfRefused(refuseApprovalRule(await countRoles(sql, company.id)));
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

export async function readRoleFacts(sql: Sql, companyId: number): Promise<RoleFacts> {
  const setting = await findSetting(sql, companyId);
  return { ...(await countRoles(sql, companyId)), approvalRule: needsApprover(setting) };
}
