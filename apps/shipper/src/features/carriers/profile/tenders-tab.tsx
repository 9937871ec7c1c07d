import type { Carrier } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { RecordLoads } from '../../../lib/record/record-loads';

/** Lists only awarded loads, because the bidders of a sealed tender are secret. */
export function TendersTab({ carrier }: { carrier: Carrier }) {
  const { t } = useTranslation('carrierPage');
  return (
    <RecordLoads
      filter={{ carrier_id: String(carrier.id) }}
      texts={{
        title: t('tenders.title'),
        tender: t('tenders.tender'),
        state: t('tenders.state'),
        price: t('tenders.price'),
        pickup: t('tenders.pickup'),
        noRoute: t('tenders.no_route'),
        none: t('tenders.empty'),
        noneText: t('tenders.empty_text'),
        open: t('tenders.open'),
      }}
    />
  );
}
