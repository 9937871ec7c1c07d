import type { CompanyHistoryEntry, CompanyProfile, CompanyProfileBody } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { assertPresent } from '../../../platform/errors';
import { recordCompanyEvent } from '../company-event';
import { findCompany, lockCompany } from '../queries';
import { diffProfile, PROFILE_FIELDS, presentCompanyProfile, refuseWrongDates, sentColumns } from './profile-fields';
import { findProfile, listCompanyEvents, saveCompanyProfile } from './profile.queries';

export async function showProfile({ sql, principal }: MemberContext): Promise<CompanyProfile> {
  const company = assertPresent(await findCompany(sql, principal.companyId), 'the own company');
  return presentCompanyProfile(company, await findProfile(sql, principal.companyId));
}

export async function changeCompanyProfile(context: MemberContext, body: CompanyProfileBody): Promise<CompanyProfile> {
  const { sql, clock, principal } = context;
  const company = assertPresent(await lockCompany(sql, principal.companyId), 'the own company');
  const before = await findProfile(sql, principal.companyId);
  const after = { ...before, ...sentColumns(body) };
  const at = await clock.now(sql);
  refuseWrongDates(after, at);
  const changes = diffProfile(before, after, PROFILE_FIELDS);
  if (changes.length > 0) {
    await saveCompanyProfile(sql, principal.companyId, after, at);
    await recordCompanyEvent(context, company.id, { at, entityId: company.id, action: 'company.changed', changes });
  }
  return presentCompanyProfile(company, after);
}

const OF_ACCOUNTS = ['company.requisites_changed', 'company.requisites_proposed'];
const ACTIONS = [
  'company.created',
  'company.changed',
  'company.signees_changed',
  ...OF_ACCOUNTS,
  'company.legal_id_confirmed',
  'company.legal_id_unconfirmed',
  'company.handed_over',
  'company.closed',
  'company.reopened',
  'company.looked_at',
];
const PAGE = 25;

interface HistoryQuery {
  after?: string | undefined;
  per_page?: number | undefined;
}

/** Everybody sees that bank accounts changed; only readers with the right to see accounts get the changes. */
export async function showHistory({ sql, principal }: MemberContext, { after, per_page: limit = PAGE }: HistoryQuery) {
  const rows = await listCompanyEvents(sql, principal.companyId, {
    actions: ACTIONS,
    before: after === undefined ? null : Number(after),
    limit: limit + 1,
  });
  const maySee = (action: string) => principal.rights.has('finance.read') || !OF_ACCOUNTS.includes(action);
  const data: CompanyHistoryEntry[] = rows.slice(0, limit).map(({ at, changes, ...row }) => ({
    ...row,
    at: at.toISOString(),
    changes: maySee(row.action) ? changes : [],
  }));
  return { data, meta: { next: rows.length > limit ? String(data.at(-1)?.id) : null } };
}
