import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function UsersPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('drawer.users')} appName={t('common:app_name')} />;
}
