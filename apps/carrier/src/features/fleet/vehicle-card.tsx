import { useQuery } from '@tanstack/react-query';
import type { LoadVehicle } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleQuery } from './vehicle.api';

const AssignForm = lazy(() => import('./assign.form').then((part) => ({ default: part.AssignForm })));

/** Who drives the own order and with what: named here, seen by the shipper. */
export function VehicleCard({ loadId }: { loadId: number }) {
  const account = useAccount();
  const isMember = account !== undefined && !account.is_link_session;
  const { data } = useQuery({ ...vehicleQuery(loadId), enabled: isMember });
  if (!data) return null;
  const mayAssign = !data.refusals['assign'] && account?.role && hasRight('carrier', account.role, 'bids.write');
  if (mayAssign) {
    return (
      <Suspense fallback={null}>
        <AssignForm key={data.changed_at} loadId={loadId} named={data} />
      </Suspense>
    );
  }
  return data.driver || data.truck || data.trailer ? <NamedCard named={data} /> : null;
}

function NamedCard({ named }: { named: LoadVehicle }) {
  const { t } = useTranslation('fleet');
  return (
    <SectionCard title={t('assign.title')}>
      <KeyValues
        items={[
          { label: t('assign.driver'), value: named.driver?.name },
          { label: t('assign.truck'), value: named.truck?.plate },
          { label: t('assign.trailer'), value: named.trailer?.plate },
        ]}
      />
    </SectionCard>
  );
}
