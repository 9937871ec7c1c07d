import type { CarrierLoad } from '@tenderlane/contract';
import { DELIVERED_STATES } from '@tenderlane/domain';
import { withTexts } from '@tenderlane/web/core/texts/i18n';
import { lazy, Suspense } from 'react';

const OrderDisputes = lazy(
  withTexts(() => import('./order-disputes').then((part) => ({ default: part.OrderDisputes })), ['files']),
);

/** Disputes about the carrier's own order. */
export function Disputes({ load }: { load: CarrierLoad }) {
  const isOwnOrder = load.option.state === 'confirmed' || load.option.state === 'cancelled_by_carrier';
  if (!isOwnOrder || !DELIVERED_STATES.includes(load.status_id)) return null;
  return (
    <Suspense>
      <OrderDisputes loadId={load.id} />
    </Suspense>
  );
}
