import { Alert, Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CarrierCompany } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain/languages';
import { toProfileBody, PROFILE_ERROR_FIELDS, useProfileValues } from '@tenderlane/web/brands/use-profile-fields';
import { ProfileFields } from '@tenderlane/web/brands/profile-fields';
import { useLegalIdHint } from '@tenderlane/web/brands/use-legal-id-hint';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { fieldText, formText } from '@tenderlane/web/core/texts/error-text';
import { reasonText } from '@tenderlane/web/core/texts/reason-text';
import { toast, whenDone } from '@tenderlane/web/toasts';
import { useState, type FormEvent } from 'react';
import { FieldGrid } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../brands';
import { useDescribeCarrier } from './carrier-company.api';
import classes from './companies.module.css';

interface TypedCompanyFormProps {
  carrierId: number;
  company: CarrierCompany;
  onClose: () => void;
}

export function TypedCompanyForm({ carrierId, company, onClose }: TypedCompanyFormProps) {
  const { t } = useTranslation(['company', 'brands', 'common']);
  const account = useAccount();
  const { values, change } = useProfileValues(company);
  const [identity, setIdentity] = useState({
    name: company.name,
    // Most carriers are from the shipper's country.
    country_id: toCountry(company.country_id ?? account?.country.id),
    legal_id: company.legal_id ?? '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const save = useDescribeCarrier(carrierId);
  const legalIdHint = useLegalIdHint(identity.country_id, t('brands:brand.legal_id_hint'));
  const problem = formText(save.error, ['name', 'country_id', 'legal_id', ...PROFILE_ERROR_FIELDS]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!identity.name.trim()) return;
    const body = { ...identity, legal_id: identity.legal_id.trim() || null, ...toProfileBody(values) };
    whenDone(save.mutateAsync(body, { onSuccess: onClose }), () =>
      toast(t('carrier.saved', { name: identity.name }), { tone: 'good' }),
    );
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      {problem && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {problem}
        </Alert>
      )}
      <FieldGrid>
        <TextInput
          label={t('field.name')}
          required
          maxLength={200}
          value={identity.name}
          error={isChecked && !identity.name.trim() ? reasonText({ code: 'required' }) : fieldText(save.error, 'name')}
          onChange={(event) => setIdentity({ ...identity, name: event.currentTarget.value })}
        />
        <CountrySelect
          label={t('field.country_id')}
          required
          value={identity.country_id}
          error={fieldText(save.error, 'country_id')}
          onChange={(country_id) => setIdentity({ ...identity, country_id })}
        />
        <TextInput
          label={t('field.legal_id')}
          description={legalIdHint}
          maxLength={50}
          autoComplete="off"
          value={identity.legal_id}
          error={fieldText(save.error, 'legal_id')}
          onChange={(event) => setIdentity({ ...identity, legal_id: event.currentTarget.value })}
        />
      </FieldGrid>
      <ProfileFields values={values} onChange={change} error={save.error} isReadOnly={false} />
      <div className={classes.footer}>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('common:save')}
        </Button>
        <Button onClick={onClose}>{t('carrier.cancel_edit')}</Button>
      </div>
    </form>
  );
}
