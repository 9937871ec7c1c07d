import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function LoadsPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('carrier.tenders')} appName={t('common:app_name')} />;
}
