import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Carrier } from '@tenderlane/contract';
import { EmptyState } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
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
      }}
      empty={
        <EmptyState
          title={t('tenders.empty')}
          text={t('tenders.empty_text')}
          action={
            <Button component={Link} to={paths.tenders}>
              {t('tenders.open')}
            </Button>
          }
        />
      }
    />
  );
}
