import { IconRoute } from '@tabler/icons-react';
import type { LoadView, Waypoint } from '@tenderlane/contract';
import { SectionCard } from '@tenderlane/ui';
import { useTranslation } from 'react-i18next';
import { useDates } from '@tenderlane/web/core/texts/use-dates';
import { useMeasures } from '../measures';
import classes from './load-view.module.css';

interface RouteCardProps {
  view: LoadView;
  /** With what only the order needs: contacts and notes. */
  isWhole?: boolean;
}

/** The stops in their own time, the distance with its source, and the price of a kilometre or mile. */
export function RouteCard({ view, isWhole = false }: RouteCardProps) {
  const { t } = useTranslation('loads');
  const { distance, perDistance } = useMeasures();
  const { distance_km: km, distance_source: source, list_item: item } = view;
  if (view.waypoints.length === 0) return null;
  return (
    <SectionCard title={t('route.title')}>
      <ol className={classes.stops}>
        {view.waypoints.map((waypoint, index) => (
          <Stop key={waypoint.id ?? index} waypoint={waypoint} isWhole={isWhole} />
        ))}
      </ol>
      {km !== null && (
        <p className={classes.routeFoot}>
          <IconRoute size={14} aria-hidden />
          <span>
            {distance(km)}
            {source && ` · ${source === 'estimate' ? t('route.estimate') : source}`}
          </span>
          {item.price_per_distance && <span className={classes.end}>{perDistance(item.price_per_distance)}</span>}
        </p>
      )}
    </SectionCard>
  );
}

function Stop({ waypoint, isWhole }: { waypoint: Waypoint; isWhole: boolean }) {
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
      {isWhole && person && (
        <span className={classes.dim}>
          {t('route.contact')}: {person}
        </span>
      )}
      {isWhole && waypoint.note && <span className={classes.dim}>{waypoint.note}</span>}
    </li>
  );
}
