import type { CompanyProfile } from '@tenderlane/contract';
import { formatDay } from '@tenderlane/messages/formats/dates';
import type { KeyValue } from '@tenderlane/ui';
import { sizeText } from '@tenderlane/web/brands/profile-fields';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useTranslation } from 'react-i18next';

export function useProfileItems(company: CompanyProfile): KeyValue[] {
  const { t } = useTranslation('company');
  const { countryId } = useDates();
  const countryName = useReferenceNames('countries');
  const day = (date: string | null) => date && formatDay(date, countryId);
  const { address, licence, legal_form: form, industry, legal_id_kind: kind } = company;
  const validity = [
    licence.from && `${t('field.licence_from')} ${day(licence.from)}`,
    licence.until && `${t('field.licence_until')} ${day(licence.until)}`,
  ];
  const place = [address.postal_code, address.street, address.city, address.region];
  return [
    { label: t('field.country_id'), value: company.country_id && countryName(company.country_id) },
    {
      label: t('field.legal_id'),
      value: company.legal_id,
      note: company.legal_id && kind && t('field.legal_id_kind_is', { number: kind }),
    },
    { label: t('field.legal_form'), value: form && t(`form.${form}`) },
    { label: t('field.tax_id'), value: company.tax_id },
    {
      label: t('field.address'),
      value: [...place, address.country_id && countryName(address.country_id)].filter(Boolean).join(', '),
    },
    {
      label: t('field.licence'),
      value: [licence.number, licence.issuer].filter(Boolean).join(', '),
      note: validity.filter(Boolean).join(' · '),
    },
    { label: t('field.website'), value: company.website },
    { label: t('field.industry'), value: industry && t(`industry.${industry as 'other'}`) },
    { label: t('field.organization_size'), value: company.organization_size && sizeText(company.organization_size) },
    { label: t('field.fleet_size'), value: company.fleet_size && sizeText(company.fleet_size) },
    { label: t('field.registered_on'), value: day(company.registered_on) },
  ];
}
