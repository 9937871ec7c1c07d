import { Select, TextInput } from '@mantine/core';
import { toCountry } from '@tenderlane/domain/languages';
import { useTranslation } from 'react-i18next';
import { fieldText } from '@tenderlane/web/core/texts/error-text';
import { useReference } from '@tenderlane/web/core/queries/reference';
import type { Bidder } from './use-bidder';
import classes from './links.module.css';

interface WhoBidsProps {
  bidder: Bidder;
  error: unknown;
  prefix?: string;
  isChecked: boolean;
}

export function WhoBids(props: WhoBidsProps) {
  const { t } = useTranslation('carrierApp');
  const { bidder, isChecked } = props;
  const { companies, own, isNew } = bidder;
  if (isNew) return <NewCompanyFields {...props} />;
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
      onChange={(id) => id && bidder.choose(Number(id))}
      allowDeselect={false}
    />
  );
}

function NewCompanyFields({ bidder, error, prefix = '', isChecked }: WhoBidsProps) {
  const { name, setName, countryId, setCountryId } = bidder;
  const { t } = useTranslation(['carrierApp', 'brands', 'common']);
  const { data: countries = [] } = useReference('countries');
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
        error={isChecked && !name.trim() ? t('brands:brand.name_missing') : fieldText(error, `${prefix}name`)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Select
        label={t('brands:brand.country')}
        size="lg"
        data={countries
          .filter(({ group }) => group === 'company')
          .map(({ id, name: label }) => ({ value: String(id), label }))}
        value={countryId}
        error={fieldText(error, `${prefix}country_id`)}
        onChange={(id) => id && setCountryId(toCountry(id))}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('common:nothing_found')}
      />
    </>
  );
}
