import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function PrivacyPolicyPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('footer.privacy')} appName={t('common:app_name')} />;
}
