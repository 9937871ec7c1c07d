import { FormSection, PageBody, PageHeader } from '@tenderlane/ui';
import { CloseCompany } from '@tenderlane/web/brands/closing/close-company';
import { CompanySections } from '@tenderlane/web/brands/company-sections';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { useTranslation } from 'react-i18next';
import { ActiveCompany } from './active-company';
import { BASE, paths } from '../../lib/paths';

export function CompanyPage() {
  const { t } = useTranslation(['carrierApp', 'company', 'common']);
  const account = useAccount();
  return (
    <>
      <PageHeader title={t('settings.company')} appName={t('common:app_name')} />
      {account?.company && (
        <PageBody>
          <FormSection title={t('settings.company')} why={t('settings.company_why')}>
            <ActiveCompany key={account.company.id} account={account} />
          </FormSection>
          <CompanySections account={account} />
          {account.rights.includes('company.close') && (
            <CloseCompany
              name={account.company.name}
              listOf={(kind) => BASE + (kind === 'bids' ? paths.bids : paths.awards)}
            />
          )}
        </PageBody>
      )}
    </>
  );
}
