import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function TenderDefaultsPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('drawer.tender_defaults')} appName={t('common:app_name')} />;
}
