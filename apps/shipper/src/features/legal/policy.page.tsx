import { useTranslation } from 'react-i18next';
import { LegalText } from './legal-text';

/** The policy of this installation; without one of its own, that of privacy. */
export function PolicyPage() {
  const { t } = useTranslation('shell');
  return <LegalText title={t('footer.privacy')} name="policy" />;
}
