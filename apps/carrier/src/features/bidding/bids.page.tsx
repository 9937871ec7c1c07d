import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function BidsPage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('carrier.bids')} appName={t('common:app_name')} />;
}
