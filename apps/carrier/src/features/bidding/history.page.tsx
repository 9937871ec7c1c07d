import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function HistoryPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('carrier.history')} appName={t('common:app_name')} />;
}
