import type { FollowedTrip } from '@tenderlane/contract';
import { formatShortDateTime } from '@tenderlane/messages/formats/dates';
import { useEffect, useState } from 'react';
import { storeLocale } from '../../lib/language';
import { Head } from '../../screens/head';
import { type Followed, useFollowed } from './follow';
import { MapFrame } from './map-frame';
import { Stops } from './stops';
import { loadTexts, type Texts } from './texts';

export function TrackingPage({ first, code }: { first: Texts; code: string }) {
  const [texts, setTexts] = useState(first);
  const { t, locale } = texts;
  const [followed, retry] = useFollowed(code, locale);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = `${t('title')} · Tenderlane`;
  }, [t, locale]);
  const choose = async (next: Texts['locale']) => {
    const loaded = await loadTexts(next).catch(() => null);
    if (!loaded) return;
    storeLocale(next);
    setTexts(loaded);
  };
  return (
    <>
      <Head label={t('language')} locale={locale} onChoose={(next) => void choose(next)} />
      <main>
        <Content texts={texts} followed={followed} onRetry={retry} />
      </main>
    </>
  );
}

function Content({ texts, followed, onRetry }: { texts: Texts; followed: Followed; onRetry: () => void }) {
  const { t } = texts;
  const { trip, problem } = followed;
  if (problem === 'unknown')
    return (
      <section className="card">
        <h1>{t('unknown_title')}</h1>
        <p>{t('unknown_text')}</p>
      </section>
    );
  return (
    <>
      <div role="status">
        {problem && (
          <p className="notice">
            {t(trip ? 'stale' : 'failed')}{' '}
            <button type="button" className="plain" onClick={onRetry}>
              {t('retry')}
            </button>
          </p>
        )}
      </div>
      {trip ? <Trip texts={texts} trip={trip} lines={followed.lines} /> : <h1>{t(problem ? 'title' : 'loading')}</h1>}
    </>
  );
}

function Trip({ texts, trip, lines }: { texts: Texts; trip: FollowedTrip; lines: Followed['lines'] }) {
  const { t } = texts;
  const { state, result, stops } = trip;
  return (
    <>
      <section className="card">
        <h1>{t(`state_${result === 'failed' ? 'failed' : state}`)}</h1>
        {state === 'void' && <p>{t('void_text')}</p>}
        {state === 'completed' && <p>{t('over_text')}</p>}
        {state !== 'void' && <Updates texts={texts} trip={trip} />}
      </section>
      {stops.length > 0 && (
        <>
          <MapFrame texts={texts} trip={trip} lines={lines} />
          <Stops texts={texts} stops={stops} />
          <p className="dim">{t('rounded')}</p>
        </>
      )}
    </>
  );
}

function Updates({ texts: { t, locale }, trip }: { texts: Texts; trip: FollowedTrip }) {
  const { updated, position, stops } = trip;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const timeOf = (at: string) =>
    formatShortDateTime(at, { locale, countryId: stops.at(-1)?.country_id ?? '', timeZone });
  return (
    <>
      <p>
        {updated ? t('updated', { time: timeOf(updated.at), source: t(`source_${updated.source}`) }) : t('no_update')}
      </p>
      {position ? <p>{t('seen', { time: timeOf(position.at) })}</p> : updated && <p>{t('no_position')}</p>}
      {position && position.speed_kmh !== null && <p>{t('speed', { speed: String(position.speed_kmh) })}</p>}
    </>
  );
}
