import { useInfiniteQuery } from '@tanstack/react-query';
import type { Carrier, HistoryEntry } from '@tenderlane/contract';
import { RELATION_STATES } from '@tenderlane/domain/carriers';
import { useChangeTexts } from '@tenderlane/web/brands/use-change-texts';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../lib/record/record-history';
import { useFieldText, useShownFields } from '../fields';
import { carrierHistoryQuery } from './carrier-company.api';

const OWN_FIELD = 'custom.';
const COLUMNS = {
  state: 'state',
  labels: 'labels',
  agreement_ends_on: 'agreement_ends',
  confirmed_legal_id: 'legal_id',
} as const;

export function CarrierHistory({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation(['company', 'network', 'relations']);
  const history = useInfiniteQuery(carrierHistoryQuery(carrier.id));
  const texts = useChangeTexts();
  const fields = useShownFields('carrier');
  const fieldText = useFieldText();
  const stateOf = (value: unknown) => {
    const known = RELATION_STATES.find((state) => state === value);
    return known ? t(`relations:relation.${known}`) : value;
  };
  const changeText = ({ field, old, new: present }: HistoryEntry['changes'][number]) => {
    const own = fields.find(({ variable }) => field === OWN_FIELD + variable);
    const column = new Map(Object.entries(COLUMNS)).get(field);
    const textOf = (value: unknown) => {
      if (own) return fieldText(own, value);
      return Array.isArray(value) ? value.join(', ') : field === 'state' ? stateOf(value) : value;
    };
    const name = own?.name ?? (column ? t(`network:column.${column}`) : field);
    return texts.change({ field: name, old: textOf(old), new: textOf(present) });
  };
  const titles = { title: t('history.title'), none: t('history.none'), more: t('history.more') };
  return <RecordHistory history={history} texts={titles} name={carrier.name} changeText={changeText} />;
}
