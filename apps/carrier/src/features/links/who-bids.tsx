import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toCountry, type CountryId } from '@tenderlane/domain';
import { useTranslation } from 'react-i18next';
import { fieldText } from '../../lib/error-text';
import { referenceQuery } from '../../lib/reference';
import type { FirstBidDraft } from './use-first-bid-draft';
import classes from './links.module.css';

/** Whose bid it is: a new company, the one there is, or one of several. */
export function WhoBids({ draft }: { draft: FirstBidDraft }) {
  const { t } = useTranslation('carrierApp');
  const { companies, own, isNew, isChecked } = draft;
  if (isNew)
    return (
      <NewCompanyFields
        name={draft.name}
        onName={draft.setName}
        countryId={draft.countryId}
        onCountry={draft.setCountryId}
        error={draft.first.error}
        prefix="company."
        isChecked={isChecked}
      />
    );
  if (companies.length === 1 && own)
    return <p className={classes.text}>{t('first_bid.as_company', { company: own.name })}</p>;
  return (
    <Select
      label={t('first_bid.which')}
      size="lg"
      required
      data={companies.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={own ? String(own.id) : null}
      error={isChecked && !own ? t('first_bid.which') : undefined}
      onChange={(id) => id && draft.setMemberId(Number(id))}
      allowDeselect={false}
    />
  );
}

interface NewCompanyFieldsProps {
  name: string;
  onName: (name: string) => void;
  countryId: CountryId;
  onCountry: (id: CountryId) => void;
  error: unknown;
  /** Where the fields stand in the body: `company.name`. */
  prefix?: string;
  isChecked: boolean;
}

/** The one thing typed beside the price; the country is known or guessed, and may be changed. */
export function NewCompanyFields(props: NewCompanyFieldsProps) {
  const { name, onName, countryId, onCountry, error, prefix = '', isChecked } = props;
  const { t } = useTranslation(['carrierApp', 'account', 'common']);
  const { data: countries = [] } = useQuery(referenceQuery('countries'));
  return (
    <>
      <TextInput
        label={t('first_bid.company')}
        size="lg"
        required
        autoFocus
        autoComplete="organization"
        maxLength={200}
        value={name}
        error={isChecked && !name.trim() ? t('account:brand.name_missing') : fieldText(error, `${prefix}name`)}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <Select
        label={t('account:brand.country')}
        size="lg"
        data={countries
          .filter(({ group }) => group === 'company')
          .map(({ id, name: label }) => ({ value: String(id), label }))}
        value={countryId}
        error={fieldText(error, `${prefix}country_id`)}
        onChange={(id) => id && onCountry(toCountry(id))}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('common:nothing_found')}
      />
    </>
  );
}
