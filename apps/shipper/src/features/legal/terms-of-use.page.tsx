import { PageHeader } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';

export function TermsOfUsePage() {
  const { t } = useTranslation(['shell', 'common']);
  return <PageHeader title={t('footer.terms')} appName={t('common:app_name')} />;
}
