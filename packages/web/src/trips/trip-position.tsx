import type { Address, Track, TripView } from '@tenderlane/contract';
import type { WaypointKind } from '@tenderlane/domain/reference';
import { useInterval } from '@mantine/hooks';
import { SectionCard } from '@tenderlane/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplication } from '../core/application';
import { serverOffsetMs } from '../core/client/server-clock';
import { liveQuery } from '../core/queries/live';
import { useDates } from '../core/texts/use-dates';
import { useLoadRoute } from '../loads/load-route.api';
import { mapStopsOf } from '../map/map-stops';
import { RouteMap } from '../map/route-map';
import { Temperatures } from './measured';
import { tripKeys } from './query-keys';
import classes from './trips.module.css';

interface TripPositionProps {
  loadId: number;
  trip: TripView;
  waypoints: readonly { kind: WaypointKind; address: Address | null }[];
}

export function TripPosition({ loadId, trip, waypoints }: TripPositionProps) {
  const { t } = useTranslation('trips');
  const { formats } = useApplication();
  const places = mapStopsOf(waypoints);
  const route = useLoadRoute(loadId, places);
  const driven = useDriven(useTrack(loadId, trip.sources.length > 0));
  const isOff = trip.is_shared === false && !trip.refusals['report'];
  if (trip.sources.length === 0)
    return isOff ? (
      <SectionCard title={t('tracking.title')}>
        <p className={classes.dim}>{t('tracking.off')}</p>
      </SectionCard>
    ) : null;
  return (
    <SectionCard title={t('tracking.title')} flush>
      <RouteMap
        stops={places}
        route={route}
        driven={driven}
        title={t('tracking.map', { from: places[0]?.city ?? '', to: places.at(-1)?.city ?? '' })}
      />
      <div className={classes.sources}>
        <Sources sources={trip.sources} />
        <Temperatures readings={trip.temperature.readings.filter(({ stop_id: id }) => id === null)} />
        {isOff && <p className={classes.dim}>{t('tracking.off')}</p>}
        {trip.tracked_bp !== null && (
          <p className={classes.dim}>{t('tracking.share', { percent: formats.percentBp(trip.tracked_bp) })}</p>
        )}
      </div>
    </SectionCard>
  );
}

function useTrack(loadId: number, isTracked: boolean): Track | undefined {
  const { call } = useApplication();
  const { data } = useQuery({
    queryKey: tripKeys.track(loadId),
    queryFn: async ({ signal }) => (await call('GET /loads/{id}/track', { path: { id: loadId }, signal })).data,
    enabled: isTracked,
    ...liveQuery,
    // The map shows the planned line without it.
    meta: { errorLogged: true },
  });
  return data;
}

function useDriven(track: Track | undefined) {
  const { t } = useTranslation('map');
  const dates = useDates();
  return useMemo(() => {
    const last = track?.lines.at(-1)?.at(-1);
    if (!track || !last) return undefined;
    const [lon, lat, at] = last;
    return {
      lines: track.lines.map((line) => line.map(([x, y]): [number, number] => [x, y])),
      truck: { at: [lon, lat] as [number, number], kind: 'truck' as const, name: t('truck', { time: dates.time(at) }) },
    };
  }, [track, t, dates]);
}

const TEXTS = {
  telematics: 'tracking.source',
  app: 'tracking.client',
  driver_page: 'tracking.page',
} as const;

const MINUTE_MS = 60_000;
const serverNow = () => Date.now() + serverOffsetMs();

function Sources({ sources }: Pick<TripView, 'sources'>) {
  const { t } = useTranslation('trips');
  const { formats } = useApplication();
  const dates = useDates();
  const [now, setNow] = useState(serverNow);
  useInterval(() => setNow(serverNow()), MINUTE_MS, { autoInvoke: true });
  return sources.map(({ kind, name, last_at: at }) => (
    <p key={kind + name}>
      {t(TEXTS[kind], {
        source: name,
        age: formats.duration(Math.floor((now - Date.parse(at)) / MINUTE_MS)),
        time: dates.shortDateTime(at),
      })}
    </p>
  ));
}
