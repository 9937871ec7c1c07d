import { isAhead, isStale, lateMinutes, trackedBpAt, type Progress } from '@tenderlane/domain/tracking';
import type { LoadListItem, Locale } from '@tenderlane/contract';
import { localizedCity, type PlaceNames } from '../../reference';

export { STALE_MS } from '@tenderlane/domain/tracking';

export interface ListedTracking {
  progress: Progress;
  place: PlaceNames | null;
}

const degrees = ({ lat, lon }: { lat: number; lon: number }) => `${lat.toFixed(2)}, ${lon.toFixed(2)}`;

export function presentTracking(
  tracking: ListedTracking | null,
  now: number,
  locale: Locale,
): LoadListItem['tracking'] {
  const { progress, place = null } = tracking ?? {};
  if (!progress?.shown) return null;
  const { shown } = progress;
  const next = progress.next && isAhead(progress.next, now) ? progress.next : null;
  return {
    location: localizedCity({ city: degrees(shown) }, place, locale),
    updated_at: new Date(shown.at).toISOString(),
    speed: shown.speedKmh === null ? null : Math.round(shown.speedKmh),
    app: shown.source,
    eta: next && new Date(next.at).toISOString(),
    late_minutes: next && lateMinutes(next),
    is_stale: isStale(progress, now),
    tracked_bp: trackedBpAt(progress, now),
  };
}
