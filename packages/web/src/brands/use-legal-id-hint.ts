import { legalIdKinds } from '@tenderlane/domain/brands';
import { useTranslation } from 'react-i18next';

export function useLegalIdHint(countryId: string, hint: string): string {
  const { t } = useTranslation('brands');
  const kinds = legalIdKinds(countryId);
  const [usual] = kinds;
  if (!usual) return hint;
  const numbers = kinds.map(({ kind }) => kind).join(',');
  return `${hint} ${t('brand.legal_id_expected', { numbers, example: usual.example })}`;
}
