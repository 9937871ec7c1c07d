import type { CarrierLoad } from '@tenderlane/contract';
import { isOwnOrder } from '@tenderlane/domain/terms';
import { DELIVERED_STATES } from '@tenderlane/domain/loads';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';

const OrderDisputes = lazy(
  withTexts(() => import('./order-disputes').then((part) => ({ default: part.OrderDisputes })), ['files']),
);

export function Disputes({ load }: { load: CarrierLoad }) {
  if (!isOwnOrder(load.option.state) || !DELIVERED_STATES.includes(load.status_id)) return null;
  return (
    <Suspense>
      <OrderDisputes loadId={load.id} />
    </Suspense>
  );
}
