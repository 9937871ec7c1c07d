import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Account, Setting } from '@tenderlane/contract';
import { defaultCurrency, isCurrency } from '@tenderlane/domain/money';
import { toCountry } from '@tenderlane/domain/languages';
import { hasRight } from '@tenderlane/domain/core';
import { FormSection, PageBody, PageHeader, SkeletonRows } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { QueryErrorNotice } from '@tenderlane/web/shell/query-error-notice';
import { ApprovalFields } from './approval-fields';
import { AuctionFields } from './auction-fields';
import { MoneyFields } from './money-fields';
import { settingQuery, useRoleNames } from '../../brands';
import { useSettingDraft } from './use-setting-draft';
import { WinnerFields } from './winner-fields';
import classes from './defaults.module.css';

export function TenderDefaultsPage() {
  const { t } = useTranslation(['brands', 'shell', 'common']);
  const account = useAccount();
  const { data: setting, error, refetch } = useQuery(settingQuery);
  return (
    <>
      <PageHeader
        title={t('shell:drawer.tender_defaults')}
        appName={t('common:app_name')}
        summary={t('defaults.summary')}
      />
      {error && <QueryErrorNotice error={error} onRetry={() => void refetch()} />}
      {!setting && !error && <SkeletonRows label={t('common:loading')} />}
      {setting && account && <Fields setting={setting} account={account} />}
    </>
  );
}

function Fields({ setting, account: { role, company, country } }: { setting: Setting; account: Account }) {
  const { t } = useTranslation('brands');
  const roleNames = useRoleNames();
  const draft = useSettingDraft(setting);
  const mayChange = role !== null && hasRight('shipper', role, 'settings.write');
  const currency = company && isCurrency(company.currency) ? company.currency : defaultCurrency(toCountry(country.id));
  return (
    <PageBody>
      {role && !mayChange && <p className={classes.reason}>{t('settings_reason', { role: roleNames[role] })}</p>}
      {draft.formError && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} />}>
          {draft.formError}
        </Alert>
      )}
      {/* One switch for all fields: disabled groups stay readable and say so to a screen reader. */}
      <fieldset disabled={!mayChange}>
        <FormSection title={t('defaults.bidding')} why={t('defaults.bidding_why')}>
          <AuctionFields draft={draft} currency={currency} />
        </FormSection>
        <FormSection title={t('defaults.winner')} why={t('defaults.winner_why')}>
          <WinnerFields draft={draft} />
        </FormSection>
        <FormSection title={t('defaults.money')} why={t('defaults.money_why')}>
          <MoneyFields draft={draft} currency={currency} />
        </FormSection>
        <FormSection title={t('defaults.approval')} why={t('defaults.approval_why')}>
          <ApprovalFields draft={draft} currency={currency} />
        </FormSection>
      </fieldset>
    </PageBody>
  );
}
