import type { FollowedTrip } from '@tenderlane/contract';
import { formatTime } from '@tenderlane/messages/formats/dates';
import { type ComponentProps, useCallback, useEffect, useMemo, useState } from 'react';
import type { Followed } from './follow';
import type { FollowedMap } from './followed-map';
import type { Texts } from './texts';

interface MapFrameProps {
  texts: Texts;
  trip: FollowedTrip;
  lines: Followed['lines'];
}

/** The map has its own scripts; without them the page shows everything else. */
export function MapFrame({ texts: { t, locale }, trip, lines }: MapFrameProps) {
  const [Loaded, setLoaded] = useState<typeof FollowedMap | 'failed' | null>(null);
  const fail = useCallback(() => setLoaded('failed'), []);
  useEffect(() => {
    import('./followed-map').then(({ FollowedMap: Map }) => setLoaded(() => Map), fail);
  }, [fail]);
  const seen = trip.position && t('seen', { time: writeTime(trip.position.at, trip, locale) });
  const route = useMemo(() => drawnRoute(trip, lines, seen ?? ''), [trip, lines, seen]);
  if (route.points.length === 0) return null;
  if (Loaded === 'failed') return <p className="notice">{t('map_failed')}</p>;
  const title = t('map', { from: trip.stops[0]?.city ?? '', to: trip.stops.at(-1)?.city ?? '' });
  return <div className="map">{Loaded && <Loaded route={route} title={title} locale={locale} onFail={fail} />}</div>;
}

function writeTime(at: string, { stops }: FollowedTrip, locale: Texts['locale']): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatTime(at, { locale, countryId: stops.at(-1)?.country_id ?? '', timeZone });
}

function drawnRoute(
  { stops, position }: FollowedTrip,
  lines: Followed['lines'],
  seen: string,
): ComponentProps<typeof FollowedMap>['route'] {
  const points = stops.flatMap(({ kind, city, point }) =>
    point ? [{ kind, name: city, at: [point.lon, point.lat] as [number, number] }] : [],
  );
  const truck = position && {
    kind: 'truck' as const,
    name: seen,
    at: [position.lon, position.lat] as [number, number],
  };
  return { points, line: points.map(({ at }) => at), isEstimate: true, ...(truck && { driven: { lines, truck } }) };
}
