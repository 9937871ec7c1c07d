import { ActionIcon, useComputedColorScheme } from '@mantine/core';
import { IconFocusCentered, IconMinus, IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locale } from '../core/texts/locale';
import { useMapPlaces } from './map-places.api';
import { partAround, type MapPart } from './map-part';
import { createRouteDrawing, type DrawnRoute, type RouteDrawing } from './route-drawing';
import classes from './route-map.module.css';

interface MapCanvasProps {
  route: DrawnRoute;
  title: string;
  wholeName?: string | undefined;
  /** Style of a tile server with placeholders for theme and language; null if none is configured. */
  styleUrl: string | null;
  onFail: () => void;
}

export function MapCanvas({ route, title, wholeName, styleUrl, onFail }: MapCanvasProps) {
  const { t } = useTranslation('map');
  const frame = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<RouteDrawing | null>(null);
  const [part, setPart] = useState<MapPart | null>(null);
  const scheme = useComputedColorScheme('light');
  const names = useMapPlaces(styleUrl === null ? part : null);
  const style = styleUrl?.replaceAll('{theme}', scheme).replaceAll('{language}', locale) ?? null;

  useEffect(() => {
    if (!frame.current) return undefined;
    const texts = {
      'CooperativeGesturesHandler.WindowsHelpText': t('gesture.ctrl'),
      'CooperativeGesturesHandler.MacHelpText': t('gesture.command'),
      'CooperativeGesturesHandler.MobileHelpText': t('gesture.fingers'),
      'AttributionControl.ToggleAttribution': t('attribution'),
    };
    try {
      const onMove = (shown: MapPart) => setPart(partAround(shown));
      const made = createRouteDrawing({ frame: frame.current, styleUrl: style, texts, onMove, onFail });
      setDrawing(made);
      return () => {
        setDrawing(null);
        made.remove();
      };
    } catch {
      // WebGL is missing on old machines and in locked-down browsers.
      onFail();
      return undefined;
    }
  }, [style, t, onFail]);
  useEffect(() => drawing?.show(route), [drawing, route]);
  useEffect(() => drawing?.setTitle(title), [drawing, title]);
  useEffect(() => drawing?.setNames(names ?? []), [drawing, names]);
  useEffect(() => drawing?.recolor(), [drawing, scheme]);

  return (
    <>
      <div ref={frame} className={classes.frame} />
      <div className={classes.controls}>
        <ActionIcon.Group orientation="vertical">
          <ActionIcon variant="default" size={28} aria-label={t('zoom_in')} onClick={() => drawing?.zoomBy(1)}>
            <IconPlus size={16} />
          </ActionIcon>
          <ActionIcon variant="default" size={28} aria-label={t('zoom_out')} onClick={() => drawing?.zoomBy(-1)}>
            <IconMinus size={16} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={28}
            aria-label={wholeName ?? t('whole_route')}
            onClick={() => drawing?.fit()}
          >
            <IconFocusCentered size={16} />
          </ActionIcon>
        </ActionIcon.Group>
      </div>
    </>
  );
}
