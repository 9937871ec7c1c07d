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
import type { DrawnRoute, DrivenLine } from './route-drawing';
import classes from './route-map.module.css';

interface RouteMapProps {
  stops: readonly MapStop[];
  /** Measured route; without it straight lines and estimates are shown. */
  route: LoadRoute | null;
  /**
   * On a phone a form is above the map. Rendering takes seconds there, so it waits until the user scrolls to the map.
   */
  isUnderForm?: boolean;
  title?: string;
  driven?: DrivenLine | undefined;
}

const NEAR = '200px';
/** The map must reach the upper half of the screen. */
const LOOKED_AT = '0px 0px -50% 0px';

type Canvas = typeof MapCanvas | 'failed' | null;

export function RouteMap({ stops, route, isUnderForm = false, title: placeName, driven }: RouteMapProps) {
  const { t } = useTranslation('map');
  const isPhone = useIsScreen('(max-width: 968px)');
  const { ref, entry } = useIntersection<HTMLElement>({ rootMargin: isPhone && isUnderForm ? LOOKED_AT : NEAR });
  const [Canvas, setCanvas] = useState<Canvas>(null);
  const { data: installation, isPending } = useInstallation();
  const drawn = useDrawn(stops, route?.line ?? null, driven);
  const fail = useCallback(() => setCanvas('failed'), []);
  const isNear = entry?.isIntersecting === true;

  useEffect(() => {
    if (!isNear || Canvas !== null) return;
    import('./map-canvas').then(({ MapCanvas: Loaded }) => setCanvas(() => Loaded), fail);
  }, [isNear, Canvas, fail]);

  if (stops.length === 0) return null;
  const title = placeName ?? t('title', { from: stops[0]?.city, to: stops.at(-1)?.city });
  const list = stops.length > 1 && <LegList stops={stops} route={route} />;
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

/** Returns the same object for equal stops, because each response creates new ones. */
function useDrawn(stops: readonly MapStop[], line: Position[] | null, driven: DrivenLine | undefined): DrawnRoute {
  const key = JSON.stringify(stops.map(({ kind, city, lat, lon }) => ({ kind, name: city, at: [lon, lat] })));
  return useMemo(() => {
    const points = JSON.parse(key) as MapPoint[];
    return { points, line: line ?? points.map(({ at }) => at), isEstimate: line === null, driven };
  }, [key, line, driven]);
}
