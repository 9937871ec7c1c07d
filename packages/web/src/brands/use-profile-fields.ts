import { isEqual } from '@tenderlane/domain/values';
import type { CompanyProfile } from '@tenderlane/contract';
import { useState } from 'react';
import type { ProfileBody } from './company-data.api';

export interface ProfileValues {
  legal_form: string | null;
  tax_id: string;
  address_country_id: string | null;
  address_region: string;
  address_city: string;
  address_street: string;
  address_postal_code: string;
  licence_number: string;
  licence_issuer: string;
  licence_from: string | null;
  licence_until: string | null;
  website: string;
  industry: string | null;
  organization_size: string | null;
  fleet_size: string | null;
  registered_on: string | null;
}

export function toProfileValues(profile: CompanyProfile): ProfileValues {
  const { address, licence } = profile;
  return {
    legal_form: profile.legal_form,
    tax_id: profile.tax_id ?? '',
    address_country_id: address.country_id,
    address_region: address.region ?? '',
    address_city: address.city ?? '',
    address_street: address.street ?? '',
    address_postal_code: address.postal_code ?? '',
    licence_number: licence.number ?? '',
    licence_issuer: licence.issuer ?? '',
    licence_from: licence.from,
    licence_until: licence.until,
    website: profile.website ?? '',
    industry: profile.industry,
    organization_size: profile.organization_size,
    fleet_size: profile.fleet_size,
    registered_on: profile.registered_on,
  };
}

export const toProfileBody = (values: ProfileValues): ProfileBody =>
  ({
    legal_form: values.legal_form,
    tax_id: values.tax_id,
    address: {
      country_id: values.address_country_id,
      region: values.address_region,
      city: values.address_city,
      street: values.address_street,
      postal_code: values.address_postal_code,
    },
    licence: {
      number: values.licence_number,
      issuer: values.licence_issuer,
      from: values.licence_from,
      until: values.licence_until,
    },
    website: values.website,
    industry: values.industry,
    organization_size: values.organization_size,
    fleet_size: values.fleet_size,
    registered_on: values.registered_on,
  }) as ProfileBody;

export const PROFILE_ERROR_FIELDS = [
  'legal_form',
  'tax_id',
  'address.country_id',
  'address.region',
  'address.city',
  'address.street',
  'address.postal_code',
  'licence.number',
  'licence.issuer',
  'licence.from',
  'licence.until',
  'website',
  'industry',
  'organization_size',
  'fleet_size',
  'registered_on',
];

export function useProfileValues(profile: CompanyProfile) {
  const [values, setValues] = useState(() => toProfileValues(profile));
  const change = (part: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...part }));
  const isChanged = !isEqual(values, toProfileValues(profile));
  return { values, change, isChanged };
}
