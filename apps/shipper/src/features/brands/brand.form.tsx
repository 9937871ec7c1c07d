import { Alert, Button, Select, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { defaultCurrency, type CountryId } from '@tenderlane/domain/money';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FieldGrid } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useTyped } from '@tenderlane/web/core/use-typed';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { useReference } from '@tenderlane/web/core/queries/reference';
import type { CompanyBody } from '@tenderlane/web/brands/company.api';
import { CountrySelect } from './country-select';
import { RefusedLegalId } from '@tenderlane/web/brands/refused-legal-id';
import { useLegalIdHint } from '@tenderlane/web/brands/use-legal-id-hint';
import classes from './brands.module.css';

const FIELDS = ['name', 'country_id', 'currency', 'legal_id'] as const;

export interface BrandFormValues {
  name: string;
  country_id: CountryId;
  currency: string;
  legal_id: string;
}

interface BrandFormProps {
  initial: BrandFormValues;
  submitLabel: string;
  onSubmit: (body: CompanyBody) => void;
  error: unknown;
  isPending: boolean;
  /** The currency of a new brand follows its country until one is chosen. */
  isNew?: boolean;
  isReadOnly?: boolean;
  typedAs?: string | null;
  children?: ReactNode;
}

export function BrandForm(props: BrandFormProps) {
  const {
    initial,
    submitLabel,
    onSubmit,
    error,
    isPending,
    isNew = false,
    isReadOnly = false,
    typedAs = null,
    children,
  } = props;
  const { t } = useTranslation(['brands', 'common']);
  const { data: currencies = [] } = useReference('currencies');
  const { values: brand, change } = useTyped(typedAs, initial);
  const [isChecked, setIsChecked] = useState(false);
  const [hasChosenCurrency, setHasChosenCurrency] = useState(
    !isNew || brand.currency !== defaultCurrency(brand.country_id),
  );
  const legalIdHint = useLegalIdHint(brand.country_id, t('brand.legal_id_hint'));
  const problem = formText(error, FIELDS);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form may be in a dialog inside another form, which must not be submitted.
    event.stopPropagation();
    setIsChecked(true);
    if (brand.name.trim()) onSubmit({ ...brand, legal_id: brand.legal_id.trim() || null });
  };

  return (
    <form onSubmit={submit} noValidate className={classes.fields}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <TextInput
        label={t('brand.name')}
        description={t('brand.name_hint')}
        error={isChecked && !brand.name.trim() ? t('brand.name_missing') : fieldText(error, 'name')}
        autoComplete="organization"
        required
        disabled={isReadOnly}
        maxLength={200}
        data-autofocus
        autoFocus={isNew}
        value={brand.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <FieldGrid>
        <CountrySelect
          label={t('brand.country')}
          required
          disabled={isReadOnly}
          value={brand.country_id}
          error={fieldText(error, 'country_id')}
          onChange={(country_id) =>
            change({ country_id, ...(!hasChosenCurrency && { currency: defaultCurrency(country_id) }) })
          }
        />
        <Select
          label={t('brand.currency')}
          error={fieldText(error, 'currency')}
          data={currencies.map(({ id, name }) => ({ value: String(id), label: name }))}
          required
          disabled={isReadOnly}
          value={brand.currency}
          onChange={(currency) => {
            setHasChosenCurrency(true);
            if (currency) change({ currency });
          }}
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('common:nothing_found')}
        />
      </FieldGrid>
      <TextInput
        label={t('brand.legal_id')}
        description={legalIdHint}
        error={fieldText(error, 'legal_id')}
        autoComplete="off"
        disabled={isReadOnly}
        maxLength={50}
        value={brand.legal_id}
        onChange={(event) => change({ legal_id: event.currentTarget.value })}
      />
      <RefusedLegalId error={error} name={brand.name} countryId={brand.country_id} legalId={brand.legal_id} />
      {children}
      {!isReadOnly && (
        <div className={classes.submit}>
          <Button type="submit" variant="filled" size="md" loading={isPending}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
