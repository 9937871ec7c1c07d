import type { Locale } from '@tenderlane/domain/languages';
import type { map } from '@tenderlane/messages/map/en';
import { partAround, type MapPart } from '@tenderlane/web/map/map-part';
import { createRouteDrawing, type DrawnRoute, type RouteDrawing } from '@tenderlane/web/map/route-drawing';
import { useEffect, useRef, useState } from 'react';
import { writeTexts, type Written } from '../../lib/write-texts';

const FILES: Record<Locale, () => Promise<{ map: object }>> = {
  en: () => import('@tenderlane/messages/map/en'),
  uk: () => import('@tenderlane/messages/map/uk'),
  kk: () => import('@tenderlane/messages/map/kk'),
  ru: () => import('@tenderlane/messages/map/ru'),
};

type MapTexts = Written<typeof map>;
type Names = { name: string; lon: number; lat: number }[];

interface FollowedMapProps {
  route: DrawnRoute;
  title: string;
  locale: Locale;
  onFail: () => void;
}

export function FollowedMap({ route, title, locale, onFail }: FollowedMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [texts, setTexts] = useState<MapTexts | null>(null);
  const [drawing, setDrawing] = useState<RouteDrawing | null>(null);
  const [part, setPart] = useState<MapPart | null>(null);
  useEffect(() => {
    FILES[locale]().then(({ map: all }) => setTexts(writeTexts<typeof map>(locale, all)), onFail);
  }, [locale, onFail]);
  useEffect(() => {
    if (!frame.current || !texts) return undefined;
    try {
      const made = createRouteDrawing({
        frame: frame.current,
        styleUrl: null,
        texts: gesturesOf(texts),
        onMove: (shown) => setPart(partAround(shown)),
        onFail,
      });
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
  }, [texts, onFail]);
  useEffect(() => drawing?.show(route), [drawing, route]);
  useEffect(() => drawing?.setTitle(title), [drawing, title]);
  useNames(drawing, part, locale);
  useEffect(() => {
    const theme = matchMedia('(prefers-color-scheme: dark)');
    const recolor = () => drawing?.recolor();
    theme.addEventListener('change', recolor);
    return () => theme.removeEventListener('change', recolor);
  }, [drawing]);
  return (
    <>
      <div ref={frame} className="canvas" />
      {texts && (
        <div className="zoom">
          <button type="button" aria-label={texts.t('zoom_in')} onClick={() => drawing?.zoomBy(1)}>
            +
          </button>
          <button type="button" aria-label={texts.t('zoom_out')} onClick={() => drawing?.zoomBy(-1)}>
            −
          </button>
        </div>
      )}
    </>
  );
}

const gesturesOf = ({ t }: MapTexts) => ({
  'CooperativeGesturesHandler.WindowsHelpText': t('gesture.ctrl'),
  'CooperativeGesturesHandler.MacHelpText': t('gesture.command'),
  'CooperativeGesturesHandler.MobileHelpText': t('gesture.fingers'),
});

function useNames(drawing: RouteDrawing | null, part: MapPart | null, locale: Locale): void {
  useEffect(() => {
    if (!drawing || !part) return undefined;
    const ending = new AbortController();
    const query = new URLSearchParams(Object.entries(part).map(([name, value]) => [name, String(value)]));
    const options = { headers: { 'accept-language': locale }, signal: ending.signal };
    fetch(`/api/shipper/v1/info/map_places?${query}`, options)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { data: Names }).data : []))
      .then((names) => drawing.setNames(names))
      .catch(() => undefined);
    return () => ending.abort();
  }, [drawing, part, locale]);
}
