import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function AwardsPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('carrier.awards')} appName={t('common:app_name')} />;
}
