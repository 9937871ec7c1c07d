import { isDemoLogin } from '@tenderlane/domain/messages';
import { defaultCurrency } from '@tenderlane/domain/money';
import { type Locale, toCountry } from '@tenderlane/domain/languages';
import type { Side } from '@tenderlane/domain/core';
import { type CurrentTerms, supportId, unacceptedTerms } from '@tenderlane/domain/identity';
import { LOCALES, type Account, type Closing } from '@tenderlane/contract';
import { reopenUntil } from '@tenderlane/domain/brands';
import { currencySymbol } from '@tenderlane/messages/formats';
import { hasCompany, type Person } from '../../platform/principal';
import type { AccountRow, ActiveCompanyRow, ManagerRow, OwnAccountRow } from './queries';
import type { LiveSession, SessionRow } from './session.queries';

/** Presents the account; parts of features that are not available are empty, not absent. */
export function presentAccount(
  principal: Person,
  account: OwnAccountRow,
  { now, locale, helpCenterUrl }: { now: number; locale: Locale; helpCenterUrl: string | undefined },
): Account {
  const { brands, company } = account;
  const role = hasCompany(principal) ? principal.role : null;
  return {
    id: account.id,
    first_name: account.first_name,
    last_name: account.last_name,
    email: account.email,
    phone: account.phone,
    company: company ? presentCompany(company) : null,
    locale: shownLocale(account, locale),
    country: presentCountry(company?.country_id ?? account.country_id, company?.currency),
    role,
    rights: [...principal.rights],
    brand_members: brands.map((brand) => ({
      id: brand.member_id,
      company_id: brand.company_id,
      name: brand.name,
      is_active: brand.company_id === company?.id,
      is_closed: brand.is_closed,
    })),
    brand_favicon: null,
    brand_logo: null,
    is_need_brand_onboard: !company,
    is_need_user_onboard: account.first_name === '' || principal.terms?.state === 'due',
    is_locked: account.is_locked,
    is_link_session: principal.kind === 'link',
    link_order_id: principal.limit?.purpose === 'order' ? principal.limit.recordId : null,
    can_show_payment: false,
    has_new_notifications: false,
    carriers_request_count: company?.carriers_request_count ?? 0,
    notifications: [],
    quickstart_info: {
      is_search_started: company?.is_search_started ?? false,
      is_load_booked: company?.is_load_booked ?? false,
      is_trip_completed: company?.is_trip_completed ?? false,
      has_payed_load: false,
      is_demo_booked: account.is_demo_booked || (company?.is_demo_booked ?? false),
      is_carrier_invited: company?.is_carrier_invited ?? false,
    },
    // A link opens its sender's tenders and nothing of the operator.
    is_operator: account.is_operator && !principal.limit,
    manager: account.manager && !principal.limit ? presentManager(account.manager, principal.side) : null,
    support_id: supportId(account.id, company?.id ?? null),
    help_center: helpCenterUrl ?? null,
    server_time: new Date(now).toISOString(),
  };
}

/** Visitors share the accounts of the demo, so there each browser keeps its own language. */
const shownLocale = ({ email, locale }: AccountRow, asked: Locale): Locale =>
  isDemoLogin(email ?? '') ? asked : locale;

function presentManager({ name, position, telegram, photo_file_id: photo }: ManagerRow, side: Side) {
  return { name, position: position ?? '', telegram, photo: photoAddress(side, photo) };
}

export const photoAddress = (side: Side, fileId: number | null): string | null =>
  fileId === null ? null : `/api/${side}/v1/operator_photos/${fileId}`;

function presentCompany({ id, name, admin_id, country_id, currency, legal_id, closed_at }: ActiveCompanyRow) {
  return {
    id,
    name,
    admin_id,
    country_id,
    currency,
    legal_id,
    closing: closed_at ? presentClosing(new Date(closed_at)) : null,
  };
}

export const presentClosing = (closedAt: Date): Closing => ({
  closed_at: closedAt.toISOString(),
  reopen_until: new Date(reopenUntil(closedAt.getTime())).toISOString(),
});

function presentCountry(id: string, currency: string = defaultCurrency(toCountry(id))) {
  return { id, currency: Object.fromEntries(LOCALES.map((locale) => [locale, currencySymbol(currency)])) };
}

export function presentProfile(account: AccountRow, locale: Locale) {
  const { first_name, last_name, country_id, email, phone } = account;
  return { first_name, last_name, locale: shownLocale(account, locale), country_id, email, phone };
}

export function presentSession(row: SessionRow, currentId: number | null) {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: row.id === currentId,
  };
}

export function presentTerms(row: LiveSession, current: CurrentTerms): Person['terms'] {
  if (row.link_id !== null || isDemoLogin(row.login)) return null;
  const { terms_version: version, terms_accepted_at: at } = row;
  return unacceptedTerms({
    isNamed: row.name !== '',
    accepted: version !== null && at !== null ? { version, at: at.getTime() } : null,
    signedInAt: row.started_at.getTime(),
    current,
  });
}
