import type { CompanyProfile, Requisites, Signee } from '@tenderlane/contract';
import { formatDay } from '@tenderlane/messages/formats/dates';
import { legalIdNames } from '@tenderlane/messages/legal-id-names';
import type { MemberContext } from '../../../platform/context';
import { csvFile } from '../../../platform/exports/csv-file';
import { createTranslator } from '../../../platform/i18n';
import { showProfile } from './company-profile';
import { showRequisites } from './present-requisites';
import { showSignees } from './signees';

type Row = readonly [part: string, field: string, value: string | null];

/** Exports company data, signees and confirmed bank accounts as CSV for a partner. */
export async function exportCompany(context: MemberContext): Promise<string> {
  const { principal } = context;
  const mayRead = principal.rights.has('finance.read');
  const [profile, signees, accounts] = [
    await showProfile(context),
    await showSignees(context),
    mayRead ? await showRequisites(context) : [],
  ];
  const rows = [
    ...profileRows(context, profile),
    ...signees.flatMap((signee) => signeeRows(context, signee)),
    ...accounts.filter(({ state }) => state === 'confirmed').flatMap((account) => requisiteRows(context, account)),
  ];
  return csvFile(context, rows);
}

const textsOf = ({ locale }: MemberContext) => createTranslator(locale, 'company');

function profileRows(context: MemberContext, profile: CompanyProfile): Row[] {
  const t = textsOf(context);
  const { address, licence } = profile;
  const day = (date: string | null) => date && formatDay(date, context.principal.companyCountryId);
  const values: [Parameters<typeof t>[0] & string, string | null][] = [
    ['field.name', profile.name],
    ['field.country_id', profile.country_id?.toUpperCase() ?? null],
    ['field.legal_id', profile.legal_id],
    ['field.legal_id_kind', profile.legal_id_kind && legalIdNames(profile.legal_id_kind, context.locale)],
    ['field.legal_form', profile.legal_form && t(`form.${profile.legal_form}`)],
    ['field.tax_id', profile.tax_id],
    ['field.address_country_id', address.country_id?.toUpperCase() ?? null],
    ['field.address_region', address.region],
    ['field.address_city', address.city],
    ['field.address_street', address.street],
    ['field.address_postal_code', address.postal_code],
    ['field.licence_number', licence.number],
    ['field.licence_issuer', licence.issuer],
    ['field.licence_from', day(licence.from)],
    ['field.licence_until', day(licence.until)],
    ['field.website', profile.website],
    ['field.industry', profile.industry && t(`industry.${profile.industry as 'other'}`)],
    ['field.organization_size', profile.organization_size],
    ['field.fleet_size', profile.fleet_size],
    ['field.registered_on', day(profile.registered_on)],
  ];
  return values.map(([key, value]) => [t('profile.title'), String(t(key as 'field.name')), value]);
}

function signeeRows(context: MemberContext, signee: Signee): Row[] {
  const t = textsOf(context);
  const fields = ['first_name', 'middle_name', 'last_name', 'position', 'basis', 'phone', 'email'] as const;
  return [
    ...fields.map((field): Row => [t('signees.title'), t(`signee.${field}`), signee[field]]),
    [t('signees.title'), t('signees.is_default'), t(signee.is_default ? 'history.yes' : 'history.no')],
  ];
}

function requisiteRows(context: MemberContext, account: Requisites): Row[] {
  const t = textsOf(context);
  const fields = ['bank_name', 'bank_address', 'account', 'currency'] as const;
  return [
    ...fields.map((field): Row => [t('requisites.title'), t(`requisite.${field}`), account[field]]),
    [t('requisites.title'), t('requisite.type'), t(`account_type.${account.type}`)],
    [t('requisites.title'), t('requisites.is_main'), t(account.is_main ? 'history.yes' : 'history.no')],
  ];
}
