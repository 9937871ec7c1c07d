import type { FollowedTrack, FollowedTrip } from '@tenderlane/contract';
import type { Locale } from '@tenderlane/domain/languages';
import { useEffect, useState } from 'react';

export interface Followed {
  trip: FollowedTrip | null;
  lines: FollowedTrack['lines'];
  problem: 'unknown' | 'failed' | null;
}

const PACE_MS = 60_000;
const CALL_MS = 30_000;
const NOTHING: Followed = { trip: null, lines: [], problem: null };

async function ask<Data>(path: string, locale: Locale): Promise<Data | 'unknown'> {
  const answer = await fetch(`/api/public/v1/tracking/${path}`, {
    headers: { accept: 'application/json', 'accept-language': locale },
    signal: AbortSignal.timeout(CALL_MS),
  });
  if (answer.status === 404) return 'unknown';
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return ((await answer.json()) as { data: Data }).data;
}

async function read(code: string, locale: Locale): Promise<Followed> {
  const path = encodeURIComponent(code);
  const trip = await ask<FollowedTrip>(path, locale);
  if (trip === 'unknown') return { ...NOTHING, problem: 'unknown' };
  const track = trip.position ? await ask<FollowedTrack>(`${path}/track`, locale) : { lines: [] };
  return { trip, lines: track === 'unknown' ? [] : track.lines, problem: null };
}

export function useFollowed(code: string, locale: Locale): [Followed, retry: () => void] {
  const [followed, setFollowed] = useState(NOTHING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return;
      const next = await read(code, locale).catch(() => null);
      if (isCurrent) setFollowed((before) => next ?? { ...before, problem: 'failed' });
    };
    const refreshNow = () => void refresh();
    refreshNow();
    const timer = setInterval(refreshNow, PACE_MS);
    document.addEventListener('visibilitychange', refreshNow);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshNow);
    };
  }, [code, locale, tries]);
  return [followed, () => setTries((before) => before + 1)];
}
