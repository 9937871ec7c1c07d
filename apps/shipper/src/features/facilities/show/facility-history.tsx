import { useInfiniteQuery } from '@tanstack/react-query';
import type { Facility, HistoryEntry } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../../lib/record/record-history';
import { facilityHistoryQuery } from '../facilities.api';

const FIELDS = [
  'name',
  'category',
  'address',
  'hours',
  'contacts',
  'note',
  'company_name',
  'legal_number',
  'external_id',
  'photos',
  'status',
] as const;

export function FacilityHistory({ facility }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  const history = useInfiniteQuery(facilityHistoryQuery(facility.id));
  const valueText = useValueText();
  const changeText = ({ field, old, new: next }: HistoryEntry['changes'][number]) => {
    const known = FIELDS.find((name) => name === field);
    const name = known ? t(`field.${known}`) : field;
    const [before, after] = [valueText(field, old), valueText(field, next)];
    const isShort = before !== null && after !== null;
    return isShort ? t('history.change', { field: name, old: before, new: after }) : name;
  };
  const texts = { title: t('tab.history'), none: t('history.none'), more: t('history.more') };
  return <RecordHistory history={history} texts={texts} name={facility.name} changeText={changeText} />;
}

/** Returns null for values too long to show, such as hours and contacts. */
function useValueText() {
  const { t } = useTranslation('facilities');
  return (field: string, value: unknown): string | null => {
    if (value === null || value === '') return t('history.empty_value');
    if (field === 'category') return t(`category.${String(value) as 'other'}`);
    if (field === 'status') return t(`status.${String(value) as 'active'}`);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    if (typeof value === 'object' && 'name' in value && field === 'address') return String(value.name);
    return null;
  };
}
