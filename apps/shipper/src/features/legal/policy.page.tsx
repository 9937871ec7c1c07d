import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text';

export function PolicyPage() {
  const { t } = useTranslation('shell');
  return <LegalText title={t('footer.policy')} name="policy" />;
}
