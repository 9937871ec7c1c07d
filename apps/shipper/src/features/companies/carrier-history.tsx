import { useInfiniteQuery } from '@tanstack/react-query';
import type { Carrier, HistoryEntry } from '@tenderlane/contract';
import { useChangeTexts } from '@tenderlane/web/companies/use-change-texts';
import { useTranslation } from 'react-i18next';
import { RecordHistory } from '../../lib/record/record-history';
import { useFieldText, useShownFields } from '../fields';
import { carrierHistoryQuery } from './carrier-company.api';

const OWN_FIELD = /^custom\./;

/** What happened to a carrier in the own network, newest first. */
export function CarrierHistory({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation(['company', 'network']);
  const history = useInfiniteQuery(carrierHistoryQuery(carrier.id));
  const texts = useChangeTexts();
  const fields = useShownFields('carrier');
  const fieldText = useFieldText();
  const changeText = (change: HistoryEntry['changes'][number]) => {
    const own = fields.find(({ variable }) => variable === change.field.replace(OWN_FIELD, ''));
    const [old, present] = [change.old, change.new].map((value) => {
      if (Array.isArray(value)) return value.join(', ');
      return own && OWN_FIELD.test(change.field) ? fieldText(own, value) : value;
    });
    if (own && OWN_FIELD.test(change.field)) return texts.change({ field: own.name, old, new: present });
    if (change.field === 'labels') return texts.change({ field: t('network:column.labels'), old, new: present });
    if (change.field === 'agreement_ends_on')
      return texts.change({ field: t('network:column.agreement_ends'), old, new: present });
    return texts.change({ ...change, old, new: present });
  };
  const titles = { title: t('history.title'), none: t('history.none'), more: t('history.more') };
  return <RecordHistory history={history} texts={titles} name={carrier.name} changeText={changeText} />;
}
