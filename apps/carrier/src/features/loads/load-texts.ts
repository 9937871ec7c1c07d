import type { CarrierListItem } from '@tenderlane/contract';
import { isolate } from '@tenderlane/messages/formats/isolate';
import { useReferenceNames } from '@tenderlane/web/core/queries/reference';
import { useTranslation } from 'react-i18next';
import { weightText } from './weight-text';

export function useCargoText() {
  const bodyName = useReferenceNames('truck_bodies');
  return (load: CarrierListItem): { cargo: string; asked: string } => ({
    cargo: [load.cargo_name && isolate(load.cargo_name), load.weight_kg && weightText(load.weight_kg)]
      .filter(Boolean)
      .join(' · '),
    asked: [load.body_types.map(bodyName).join(', '), isolate(load.shipper.name)].filter(Boolean).join(' · '),
  });
}

export function useRankText() {
  const { t } = useTranslation('carrierApp');
  return ({ own_rank: rank, bidder_count: count }: CarrierListItem): string | undefined => {
    if (!rank) return undefined;
    return count ? t('rank.of', { rank, count }) : t('rank.place', { rank });
  };
}

export function referencePrice({ best_price: best, starting_rate: starting }: CarrierListItem) {
  if (best) return { label: 'price.best', value: best } as const;
  return starting ? ({ label: 'price.starting', value: starting } as const) : null;
}
