import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function OnboardingPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('drawer.settings')} appName={t('common:app_name')} />;
}
