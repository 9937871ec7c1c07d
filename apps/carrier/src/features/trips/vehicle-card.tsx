import { useQuery } from '@tanstack/react-query';
import type { CarrierLoad, LoadVehicle } from '@tenderlane/contract';
import { hasRight } from '@tenderlane/domain/core';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useAccount } from '@tenderlane/web/core/queries/account';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { vehicleQuery } from './vehicle.api';

const AssignForm = lazy(() => import('./assign.form').then((part) => ({ default: part.AssignForm })));
const NameForm = lazy(() => import('./name.form').then((part) => ({ default: part.NameForm })));
const SignInToName = lazy(() => import('./sign-in-to-name').then((part) => ({ default: part.SignInToName })));

export function VehicleCard({ load }: { load: CarrierLoad }) {
  const account = useAccount();
  const isByLink = account?.is_link_session ?? false;
  const isWon = load.option.state === 'confirmed';
  const { data } = useQuery({ ...vehicleQuery(load.id), enabled: account !== undefined && (isWon || !isByLink) });
  if (isByLink && isWon && data === null) {
    return (
      <Suspense fallback={null}>
        <SignInToName />
      </Suspense>
    );
  }
  if (!data) return null;
  const mayAssign = !data.refusals['assign'] && account?.role && hasRight('carrier', account.role, 'bids.write');
  if (mayAssign) {
    const Form = isByLink ? NameForm : AssignForm;
    return (
      <Suspense fallback={null}>
        <Form key={data.changed_at} loadId={load.id} named={data} />
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
