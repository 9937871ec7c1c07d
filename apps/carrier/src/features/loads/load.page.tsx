import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function LoadPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('carrier.tenders')} appName={t('common:app_name')} />;
}
