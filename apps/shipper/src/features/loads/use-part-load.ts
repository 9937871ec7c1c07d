import type { EditableLoad } from '@tenderlane/contract';
import type { KeyValue } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { number } from '../../lib/formats';

export function usePartLoad(cargo: EditableLoad['cargo'], type: EditableLoad['tender_type']): KeyValue[] {
  const { t } = useTranslation(['loads', 'common']);
  if (type !== 'ltl') return [];
  const { loading_metres: metres, pallets, stackable } = cargo;
  return [
    { label: t('cargo.loading_metres'), value: metres && t('common:unit.metres', { value: number(metres) }) },
    { label: t('cargo.pallets'), value: pallets && number(pallets) },
    { label: t('cargo.stackable'), value: typeof stackable === 'boolean' && t(stackable ? 'common:yes' : 'common:no') },
  ];
}
