import { useQuery } from '@tanstack/react-query';
import type { LoadListItem } from '@tenderlane/contract';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { FileList } from '@tenderlane/web/files/file-list';
import { RecordDetails } from '@tenderlane/web/fleet/record-details';
import { useTranslation } from 'react-i18next';
import { vehicleQuery } from './vehicle.api';
import classes from './trips.module.css';

export function NamedVehicle({ load: { id, status_id: state } }: { load: LoadListItem }) {
  const { t } = useTranslation('fleet');
  const { data } = useQuery(vehicleQuery(id));
  if (!data) return null;
  const { driver, truck, trailer } = data;
  if (!driver && !truck && !trailer)
    return state === 'processing' || state === 'in_progress' ? (
      <SectionCard title={t('assign.title')}>
        <p className={classes.note}>{t('assign.waiting')}</p>
      </SectionCard>
    ) : null;
  const named = (plate: string | undefined, make: string | null | undefined) =>
    plate && [plate, make].filter(Boolean).join(' · ');
  return (
    <SectionCard title={t('assign.title')}>
      <div className={classes.card}>
        <KeyValues
          items={[
            { label: t('assign.driver'), value: driver?.name },
            { label: t('assign.truck'), value: named(truck?.plate, truck?.make) },
            { label: t('assign.trailer'), value: named(trailer?.plate, trailer?.make) },
          ]}
        />
        {driver?.is_whole && <RecordDetails kind="driver" row={driver} />}
        {driver && <FileList files={driver.files} />}
      </div>
    </SectionCard>
  );
}
