import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text';

export function PrivacyPolicyPage() {
  const { t } = useTranslation('shell');
  return <LegalText title={t('footer.privacy')} name="privacy-policy" />;
}
