import type { CompanyProfile, CompanyProfileBody } from '@tenderlane/contract';
import { legalIdKindOf, wrongDates } from '@tenderlane/domain/brands';
import { AppError } from '../../../platform/errors';

export interface ProfileColumns {
  legal_form: CompanyProfile['legal_form'];
  tax_id: string | null;
  address_country_id: string | null;
  address_region: string | null;
  address_city: string | null;
  address_street: string | null;
  address_postal_code: string | null;
  licence_number: string | null;
  licence_issuer: string | null;
  licence_from: string | null;
  licence_until: string | null;
  website: string | null;
  industry: string | null;
  organization_size: string | null;
  fleet_size: string | null;
  registered_on: string | null;
}

export const NO_PROFILE: ProfileColumns = {
  legal_form: null,
  tax_id: null,
  address_country_id: null,
  address_region: null,
  address_city: null,
  address_street: null,
  address_postal_code: null,
  licence_number: null,
  licence_issuer: null,
  licence_from: null,
  licence_until: null,
  website: null,
  industry: null,
  organization_size: null,
  fleet_size: null,
  registered_on: null,
};

export const PROFILE_FIELDS = Object.keys(NO_PROFILE) as (keyof ProfileColumns)[];

export const profileColumns = (alias: string) =>
  PROFILE_FIELDS.map((field) =>
    ['licence_from', 'licence_until', 'registered_on'].includes(field)
      ? `${alias}.${field}::text as ${field}`
      : `${alias}.${field}`,
  ).join(', ');

export function sentColumns({ address = {}, licence = {}, ...body }: CompanyProfileBody): Partial<ProfileColumns> {
  const sent = {
    ...body,
    ...prefixed('address_', address),
    ...prefixed('licence_', licence),
  };
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
}

const prefixed = (prefix: string, values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));

/** A calendar day may start up to 14 hours before it starts in UTC. */
const LATEST_ZONE_MS = 14 * 3_600_000;

export function refuseWrongDates(profile: ProfileColumns, now: number): void {
  const today = new Date(now + LATEST_ZONE_MS).toISOString().slice(0, 10);
  const wrong = wrongDates(profile, today).map((field) =>
    field === 'licence_until'
      ? (['licence.until', [{ code: 'ends-before' }]] as const)
      : (['registered_on', [{ code: 'in-the-future' }]] as const),
  );
  if (wrong.length > 0) throw new AppError('input.invalid', { fields: Object.fromEntries(wrong) });
}

export function diffProfile<Row extends object>(before: Row, after: Row, fields: readonly (keyof Row & string)[]) {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field: field as string, old: before[field] as unknown, new: after[field] as unknown }));
}

interface Identity {
  name: string;
  country_id: string | null;
  legal_id: string | null;
}

export function presentCompanyProfile({ name, country_id, legal_id }: Identity, row: ProfileColumns): CompanyProfile {
  return {
    name,
    country_id,
    legal_id,
    legal_id_kind: legalIdKindOf(country_id, legal_id),
    legal_form: row.legal_form,
    tax_id: row.tax_id,
    address: {
      country_id: row.address_country_id,
      region: row.address_region,
      city: row.address_city,
      street: row.address_street,
      postal_code: row.address_postal_code,
    },
    licence: {
      number: row.licence_number,
      issuer: row.licence_issuer,
      from: row.licence_from,
      until: row.licence_until,
    },
    website: row.website,
    industry: row.industry,
    organization_size: row.organization_size,
    fleet_size: row.fleet_size,
    registered_on: row.registered_on,
  };
}
