import { IconRoute } from '@tabler/icons-react';
import type { LoadView, Waypoint } from '@tenderlane/contract';
import { lookUp } from '@tenderlane/domain/values';
import { SectionCard } from '@tenderlane/ui';
import { useLoadRoute } from '@tenderlane/web/loads/load-route.api';
import { mapStopsOf } from '@tenderlane/web/map/map-stops';
import { RouteMap } from '@tenderlane/web/map/route-map';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useDistances } from '@tenderlane/web/core/texts/use-distances';
import { StopFacility } from '../../facilities';
import { priceBase } from '../price-base';
import classes from './load-view.module.css';

interface RouteCardProps {
  view: LoadView;
  /** Adds contacts and notes, which only an order needs. */
  isWhole?: boolean;
}

export function RouteCard({ view, isWhole = false }: RouteCardProps) {
  const { t } = useTranslation('loads');
  const { legTexts } = useDistances();
  const places = mapStopsOf(view.waypoints);
  const route = useLoadRoute(view.list_item.id, places);
  const legs = legTexts(places, route);
  const located = view.waypoints.filter(({ address }) => address);
  if (view.waypoints.length === 0) return null;
  return (
    <SectionCard title={t('route.title')} flush>
      <RouteMap stops={places} route={route} />
      <div className={classes.routeBody}>
        <ol className={classes.stops}>
          {view.waypoints.map((waypoint, index) => (
            <Stop
              key={waypoint.id ?? index}
              waypoint={waypoint}
              number={index + 1}
              leg={legs[located.indexOf(waypoint)]}
              isWhole={isWhole}
            />
          ))}
        </ol>
        <RouteFoot view={view} />
      </div>
    </SectionCard>
  );
}

function RouteFoot({ view }: { view: LoadView }) {
  const { t } = useTranslation('loads');
  const { markedDistance, perUnit, baseText } = useDistances();
  const { distance_km: km, distance_source: source, list_item: item } = view;
  if (km === null) return null;
  const { price, price_per_distance: rate } = item;
  return (
    <p className={classes.routeFoot}>
      <IconRoute size={14} aria-hidden />
      <span>
        {markedDistance(km, source)}
        {source && source !== 'estimate' && ` · ${t('route.by', { source: lookUp(SOURCE_NAMES, source) ?? source })}`}
      </span>
      {price && rate && (
        <>
          <span className={classes.end}>{perUnit(rate)}</span>
          <span className={classes.rateBase}>
            {t(`price_base.${priceBase(item)}`)}: {baseText(price, km, source)}
          </span>
        </>
      )}
    </p>
  );
}

/** Spelling used by the services themselves. */
const SOURCE_NAMES: Record<string, string> = { osrm: 'OSRM', valhalla: 'Valhalla' };

interface StopProps {
  waypoint: Waypoint;
  number: number;
  leg: string | undefined;
  isWhole: boolean;
}

function Stop({ waypoint, number, leg, isWhole }: StopProps) {
  const { t } = useTranslation('loads');
  const dates = useDates();
  const { address, window, kind, contact } = waypoint;
  const zone = address?.time_zone;
  const time = window && dates.window(window, zone);
  const offset = zone && window?.from ? ` (${dates.zoneOffset(zone, window.from)})` : '';
  const place = [waypoint.name, address?.street ?? address?.name].filter((text) => text && text !== address?.city);
  const person = [contact?.name, contact?.phone].filter(Boolean).join(', ');
  return (
    <li className={classes.stop} data-kind={kind}>
      <span className={classes.stopTitle}>
        {address ? `${address.city}, ${address.country_id.toUpperCase()}` : t('route.no_address')}
        <span className={classes.kind}>{t(`route.kind.${kind}`)}</span>
      </span>
      {place.length > 0 && <span className={classes.dim}>{place.join(', ')}</span>}
      <span className={classes.stopTime}>{time ? `${time}${offset}` : t('route.no_window')}</span>
      {waypoint.facility_id && <StopFacility facilityId={waypoint.facility_id} window={window} number={number} />}
      {isWhole && person && (
        <span className={classes.dim}>
          {t('route.contact')}: {person}
        </span>
      )}
      {isWhole && waypoint.note && <span className={classes.dim}>{waypoint.note}</span>}
      {leg && <span className={classes.leg}>{leg}</span>}
    </li>
  );
}
