import { isAhead, isStale, isWithheld, lateMinutes, trackedBpAt, type Progress } from '@tenderlane/domain/tracking';
import type { LoadListItem, Locale } from '@tenderlane/contract';
import { localizedCity, type PlaceNames } from '../../reference';

export { STALE_MS } from '@tenderlane/domain/tracking';

export interface ListedTracking {
  progress: Progress;
  is_shared: boolean | null;
  place: PlaceNames | null;
}

const degrees = ({ lat, lon }: { lat: number; lon: number }) => `${lat.toFixed(2)}, ${lon.toFixed(2)}`;

const NOT_SHARED = {
  is_shared: false,
  location: null,
  updated_at: null,
  speed: null,
  eta: null,
  late_minutes: null,
  is_stale: false,
  tracked_bp: null,
};

export function presentTracking(
  tracking: ListedTracking | null,
  now: number,
  locale: Locale,
): LoadListItem['tracking'] {
  const { progress, place = null, is_shared: isShared = null } = tracking ?? {};
  if (!progress?.shown) return null;
  const { shown } = progress;
  const { kind: source, source: app } = shown;
  if (isWithheld(source, isShared)) return { ...NOT_SHARED, source, app };
  const next = progress.next && isAhead(progress.next, now) ? progress.next : null;
  return {
    is_shared: true,
    location: localizedCity({ city: degrees(shown) }, place, locale),
    updated_at: new Date(shown.at).toISOString(),
    speed: shown.speedKmh === null ? null : Math.round(shown.speedKmh),
    source,
    app,
    eta: next && new Date(next.at).toISOString(),
    late_minutes: next && lateMinutes(next),
    is_stale: isStale(progress, now),
    tracked_bp: trackedBpAt(progress, now),
  };
}
