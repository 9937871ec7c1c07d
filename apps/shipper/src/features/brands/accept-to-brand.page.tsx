import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function AcceptToBrandPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('drawer.companies')} appName={t('common:app_name')} />;
}
