import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text';

export function TermsOfUsePage() {
  const { t } = useTranslation('shell');
  return <LegalText title={t('footer.terms')} name="terms-of-use" />;
}
