import type { Account } from '@tenderlane/contract';
import { FormSection } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { CompanyHistory } from './company-history';
import { CompanyProfileForm } from './profile.form';
import { CompanyRequisites } from './requisites';
import { Signees } from './signees';

export function CompanySections({ account }: { account: Account }) {
  const { t } = useTranslation('company');
  if (!account.company) return null;
  const mayChange = account.rights.includes('settings.write');
  return (
    <>
      <FormSection title={t('profile.title')} why={t('profile.why')}>
        <CompanyProfileForm key={account.company.id} mayChange={mayChange} />
      </FormSection>
      <FormSection title={t('signees.title')} why={t('signees.why')}>
        <Signees mayChange={mayChange} />
      </FormSection>
      <FormSection title={t('requisites.title')} why={t('requisites.why')}>
        <CompanyRequisites
          mayRead={account.rights.includes('finance.read')}
          mayChange={mayChange}
          currency={account.company.currency}
        />
      </FormSection>
      <FormSection title={t('history.title')} why={t('history.why')}>
        <CompanyHistory />
      </FormSection>
    </>
  );
}
