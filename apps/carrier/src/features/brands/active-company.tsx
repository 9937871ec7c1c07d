import type { Account } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain/languages';
import { hasRight } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { toast } from '@tenderlane/web/toasts';
import { useChangeCompany } from '@tenderlane/web/brands/company.api';
import { CompanyForm } from './company.form';
import classes from './brands.module.css';

export function ActiveCompany({ account }: { account: Account }) {
  const { t } = useTranslation(['brands', 'common', 'carrierApp']);
  const roleName = useReferenceNames('roles');
  const change = useChangeCompany(() => toast(t('carrierApp:company.saved'), { tone: 'good' }));
  const { company, role } = account;
  if (!company) return null;
  const mayChange = role !== null && hasRight('carrier', role, 'settings.write');
  return (
    <>
      {role && !mayChange && <p className={classes.note}>{t('settings_reason', { role: roleName(role) })}</p>}
      <CompanyForm
        initial={{ name: company.name, country_id: toCountry(company.country_id), legal_id: company.legal_id ?? '' }}
        submitLabel={t('common:save')}
        onSubmit={change.mutate}
        error={change.error}
        isPending={change.isPending}
        isReadOnly={!mayChange}
      />
    </>
  );
}
