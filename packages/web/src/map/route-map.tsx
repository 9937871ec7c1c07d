import { VisuallyHidden } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import type { LoadRoute } from '@tenderlane/contract';
import { useIsScreen } from '@tenderlane/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstallation } from '../shell/installation.api';
import type { MapPoint } from './label-layer';
import { LegList } from './leg-list';
import type { MapCanvas } from './map-canvas';
import type { MapStop } from './map-stops';
import type { Position } from './map-style';
import type { DrawnRoute } from './route-drawing';
import classes from './route-map.module.css';

interface RouteMapProps {
  stops: readonly MapStop[];
  /** The way as the server measured it; without one straight lines and estimates. */
  route: LoadRoute | null;
  /** On a phone a form lies over it: drawing takes seconds there, so it waits until somebody scrolls to the map. */
  isUnderForm?: boolean;
  /** Of a map that shows a place and no route. */
  title?: string;
}

/** The map is drawn a little before it comes into sight. */
const NEAR = '200px';
/** It has reached the upper half of the screen. */
const LOOKED_AT = '0px 0px -50% 0px';

type Canvas = typeof MapCanvas | 'failed' | null;

/** The route on a map, with the stops and the legs between them as a list for who does not see it. */
export function RouteMap({ stops, route, isUnderForm = false, title: placeName }: RouteMapProps) {
  const { t } = useTranslation('map');
  const isPhone = useIsScreen('(max-width: 968px)');
  const { ref, entry } = useIntersection<HTMLElement>({ rootMargin: isPhone && isUnderForm ? LOOKED_AT : NEAR });
  const [Canvas, setCanvas] = useState<Canvas>(null);
  const { data: installation, isPending } = useInstallation();
  const drawn = useDrawn(stops, route?.line ?? null);
  const fail = useCallback(() => setCanvas('failed'), []);
  const isNear = entry?.isIntersecting === true;

  useEffect(() => {
    if (!isNear || Canvas !== null) return;
    import('./map-canvas').then(({ MapCanvas: Loaded }) => setCanvas(() => Loaded), fail);
  }, [isNear, Canvas, fail]);

  if (stops.length === 0) return null;
  const title = placeName ?? t('title', { from: stops[0]?.city, to: stops.at(-1)?.city });
  const list = placeName === undefined && <LegList stops={stops} route={route} />;
  if (Canvas === 'failed') {
    return (
      <div className={classes.fallback}>
        <p>{t('failed')}</p>
        {list}
      </div>
    );
  }
  return (
    <figure ref={ref} className={classes.root}>
      {Canvas && !isPending && (
        <Canvas route={drawn} title={title} styleUrl={installation?.map_style_url ?? null} onFail={fail} />
      )}
      <VisuallyHidden component="figcaption">
        {title}
        {list}
      </VisuallyHidden>
    </figure>
  );
}

/** What the map draws; the same object for the same stops, which each answer brings anew. */
function useDrawn(stops: readonly MapStop[], line: Position[] | null): DrawnRoute {
  const key = JSON.stringify(stops.map(({ kind, city, lat, lon }) => ({ kind, name: city, at: [lon, lat] })));
  return useMemo(() => {
    const points = JSON.parse(key) as MapPoint[];
    return { points, line: line ?? points.map(({ at }) => at), isEstimate: line === null };
  }, [key, line]);
}
