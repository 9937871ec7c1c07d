import type { Money } from '@tenderlane/contract';
import {
  estimateDrivingMinutes,
  estimateLegsKm,
  distanceUnit,
  KM_PER_MILE,
  pricePerDistance,
} from '@tenderlane/domain/core';
import { useMemo } from 'react';
import { useAccount } from '../queries/account';
import { useApplication, type Application } from '../application';
import { textsOf } from './texts-of';

interface MeasuredLegs {
  source: string;
  legs: readonly { distance_km: number; duration_minutes: number }[];
}

interface Point {
  lat: number;
  lon: number;
}

export function useDistances() {
  const { formats } = useApplication();
  const account = useAccount();
  const countryId = account?.company?.country_id ?? account?.country.id ?? '';
  return useMemo(() => distancesOf(countryId, formats), [countryId, formats]);
}

function distancesOf(countryId: string, formats: Application['formats']) {
  const t = textsOf('common');
  const isMiles = distanceUnit(countryId) === 'mi';
  const distance = (km: number) =>
    isMiles
      ? t('unit.miles', { value: formats.number(km / KM_PER_MILE, 0) })
      : t('unit.km', { value: formats.number(km, 0) });
  const markedDistance = (km: number, source: string | null) =>
    source === 'estimate' ? t('distance.estimate', { distance: distance(km) }) : distance(km);
  /** Short form: `≈ 1,190 km`. */
  const briefDistance = (km: number, source: string | null) =>
    source === 'estimate' ? t('distance.about', { distance: distance(km) }) : distance(km);
  const perUnit = (price: Money) =>
    isMiles ? t('unit.per_mile', { price: formats.money(price) }) : t('unit.per_km', { price: formats.money(price) });
  return {
    distance,
    markedDistance,
    briefDistance,
    perUnit,
    /** `€1.46 / km`; null without a price or a distance. */
    pricePerUnit(price: Money | null | undefined, km: number | null): string | null {
      const amount = price ? pricePerDistance(price.amount, km, countryId) : null;
      return price && amount !== null ? perUnit({ ...price, amount }) : null;
    },
    /** Basis of a price per kilometre: `€1,742 for ≈ 1,190 km`. */
    baseText: (price: Money, km: number, source: string | null) =>
      t('distance.price_base', { price: formats.money(price), distance: briefDistance(km, source) }),
    /** `≈ 412 km · 6 h 20 min of driving` for each leg. */
    legTexts(points: readonly Point[], route: MeasuredLegs | null): string[] {
      const legs =
        route?.legs ??
        estimateLegsKm(points).map((km) => ({ distance_km: km, duration_minutes: estimateDrivingMinutes(km) }));
      return legs.map(
        ({ distance_km: km, duration_minutes: minutes }) =>
          `${briefDistance(km, route?.source ?? 'estimate')} · ${t('distance.driving', { time: formats.duration(minutes) })}`,
      );
    },
  };
}
