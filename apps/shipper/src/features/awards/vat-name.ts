import { VAT_MODES } from '@tenderlane/domain/reference';
import { useTranslation } from 'react-i18next';

export function useVatName(): (mode: string | null) => string {
  const { t } = useTranslation('awards');
  return (mode) => {
    const known = VAT_MODES.find((name) => name === mode);
    return known ? t(`vat.${known}`) : '';
  };
}
