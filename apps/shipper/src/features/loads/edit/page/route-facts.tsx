import type { LoadRoute } from '@tenderlane/contract';
import { quantityMilli, totalOfRate } from '@tenderlane/domain/terms';
import { KeyValues, SectionCard } from '@tenderlane/ui';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { useLoadRoute } from '@tenderlane/web/loads/load-route.api';
import { mapStopsOf } from '@tenderlane/web/map/map-stops';
import { RouteMap } from '@tenderlane/web/map/route-map';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftState, useField } from '../draft/use-draft';
import { duration } from '../../../../lib/formats';
import { stopsOf } from '../route/stops';
import classes from './route-facts.module.css';

export const RouteFacts = memo(function RouteFacts({ id }: { id: number | null }) {
  const { t } = useTranslation('loadEdit');
  const places = mapStopsOf(useDraftState(stopsOf));
  const route = useLoadRoute(id, places);
  if (places.length === 0) return null;
  return (
    <SectionCard flush>
      <RouteMap stops={places} route={route} />
      <div className={classes.facts}>
        {route ? <Figures route={route} /> : <p className={classes.dim}>{t('route.distance_unknown')}</p>}
      </div>
    </SectionCard>
  );
});

function Figures({ route }: { route: LoadRoute }) {
  const { t } = useTranslation('loadEdit');
  const { markedDistance } = useDistances();
  const rates = useRatesPerUnit(route);
  return (
    <KeyValues
      items={[
        { label: t('facts.distance'), value: markedDistance(route.distance_km, route.source) },
        { label: t('facts.driving'), value: duration(route.duration_minutes) },
        ...rates,
      ]}
    />
  );
}

function useRatesPerUnit(route: LoadRoute) {
  const { t } = useTranslation('loadEdit');
  const { pricePerUnit, baseText } = useDistances();
  const { value: basis } = useField('auction.basis');
  const { value: cargo } = useField('cargo');
  const { value: target } = useField('auction.target_rate');
  const { value: starting } = useField('auction.starting_rate');
  const { distance_km: km, source } = route;
  const quantity = quantityMilli(basis, {
    distanceKm: km,
    weightKg: cargo.weight_kg ?? null,
    pallets: cargo.pallets ?? cargo.packages ?? null,
  });
  return [
    { label: t('terms.target'), rate: target },
    { label: t('terms.starting'), rate: starting },
  ].flatMap(({ label, rate }) => {
    const amount = rate && totalOfRate(rate.amount, { quantityMilli: quantity });
    const price = rate && amount !== null ? { ...rate, amount } : null;
    const value = pricePerUnit(price, km);
    return price && value ? [{ label, value, note: baseText(price, km, source) }] : [];
  });
}
