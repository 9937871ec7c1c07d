import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function OnboardingPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('carrier.profile')} appName={t('common:app_name')} />;
}
