import type { CarrierLoad } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { useLoadRoute } from '@tenderlane/web/loads/load-route.api';
import { mapStopsOf } from '@tenderlane/web/map/map-stops';
import { RouteMap } from '@tenderlane/web/map/route-map';
import { useTranslation } from 'react-i18next';
import classes from './route-card.module.css';

export function RouteCard({ load }: { load: CarrierLoad }) {
  const { t } = useTranslation('carrierApp');
  const { legTexts } = useDistances();
  const places = mapStopsOf(load.waypoints);
  const route = useLoadRoute(load.id, places);
  if (places.length === 0) return null;
  return (
    <SectionCard title={t('details.map')} flush>
      <RouteMap stops={places} route={route} isUnderForm />
      {places.length > 1 && (
        <ul className={classes.legs}>
          {legTexts(places, route).map((leg, index) => (
            <li key={index}>
              <span>
                {places[index]?.city} – {places[index + 1]?.city}
              </span>
              <span className={classes.dim}>{leg}</span>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
