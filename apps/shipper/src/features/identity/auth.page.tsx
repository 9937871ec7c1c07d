import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function AuthPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('header.sign_in')} appName={t('common:app_name')} />;
}
