import type { Facility } from '@tenderlane/contract';
import { useTranslation } from 'react-i18next';
import { RecordLoads } from '../../../lib/record/record-loads';

export function FacilityLoads({ facility }: { facility: Facility }) {
  const { t } = useTranslation('facilities');
  return (
    <RecordLoads
      filter={{ facility_id: String(facility.id) }}
      texts={{
        title: t('tab.loads'),
        tender: t('loads.tender'),
        state: t('loads.state'),
        pickup: t('loads.pickup'),
        noRoute: t('loads.no_route'),
        none: t('loads.none'),
        noneText: t('loads.none_text'),
      }}
    />
  );
}
