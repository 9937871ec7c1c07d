import type { Account } from '@tenderlane/contract';
import { toCountry } from '@tenderlane/domain/languages';
import { hasRight } from '@tenderlane/domain/core';
import { useTranslation } from 'react-i18next';
import { toast } from '@tenderlane/web/toasts';
import { BrandForm } from './brand.form';
import { useChangeCompany } from '@tenderlane/web/brands/company.api';
import { useRoleNames } from './users/role-names';
import classes from './brands.module.css';

interface ActiveBrandProps {
  company: NonNullable<Account['company']>;
  account: Account;
}

export function ActiveBrand({ company, account: { role } }: ActiveBrandProps) {
  const { t } = useTranslation(['brands', 'common']);
  const roleNames = useRoleNames();
  const change = useChangeCompany(() => toast(t('brands.saved'), { tone: 'good' }));
  const mayChange = role !== null && hasRight('shipper', role, 'settings.write');
  return (
    <>
      {role && !mayChange && <p className={classes.reason}>{t('settings_reason', { role: roleNames[role] })}</p>}
      <BrandForm
        initial={{
          name: company.name,
          country_id: toCountry(company.country_id),
          currency: company.currency,
          legal_id: company.legal_id ?? '',
        }}
        submitLabel={t('common:save')}
        onSubmit={change.mutate}
        error={change.error}
        isPending={change.isPending}
        isReadOnly={!mayChange}
      />
    </>
  );
}
