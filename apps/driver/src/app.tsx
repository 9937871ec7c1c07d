import { useEffect, useState, useSyncExternalStore } from 'react';
import { TextsContext, useTexts } from './lib/use-texts';
import { refresh, speak } from './lib/send';
import { listen, readState } from './lib/state';
import { storeLocale } from './lib/language';
import { loadTexts, type Texts } from './lib/texts';
import { Head } from './screens/head';
import { forgetAddress, OpenLink } from './screens/open-link';
import { Notices } from './screens/notices';
import { StopScreen } from './screens/stop';
import { TripCard } from './screens/trip';

const SECRET = /^#(\d+-[\w-]{20,})$/;
const STOP = /^#stop-(\d+)$/;

function useAddress(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

export function App({ first }: { first: Texts }) {
  const [texts, setTexts] = useState(first);
  const { t, locale } = texts;
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = `${t('title')} · Tenderlane`;
  }, [t, locale]);

  const choose = async (next: Texts['locale']) => {
    const loaded = await loadTexts(next).catch(() => null);
    if (!loaded) return;
    storeLocale(next);
    speak(next);
    setTexts(loaded);
    void refresh();
  };
  return (
    <TextsContext value={texts}>
      <Head label={t('language')} locale={locale} onChoose={(next) => void choose(next)} />
      <main>
        <Notices />
        <Screen />
      </main>
    </TextsContext>
  );
}

/** The address names a secret, a stop, or nothing; a secret that is open here leaves the address at once. */
function Screen() {
  const { t } = useTexts();
  const { trips } = useSyncExternalStore(listen, readState);
  const hash = useAddress();
  const secret = SECRET.exec(hash)?.[1] ?? null;
  const isKnown = trips.some((one) => one.secret === secret && one.token !== null);
  useEffect(() => {
    if (isKnown) forgetAddress();
  }, [isKnown]);
  if (secret !== null && !isKnown) return <OpenLink key={secret} secret={secret} />;

  const stopId = Number(STOP.exec(hash)?.[1] ?? 0);
  const open = trips.find(({ trip }) => trip?.stops.some(({ id }) => id === stopId));
  const stop = open?.trip?.stops.find(({ id }) => id === stopId);
  if (open && stop) return <StopScreen key={stop.id} open={open} stop={stop} />;
  if (trips.length > 0) return trips.map((one) => <TripCard key={one.secret} open={one} />);
  return (
    <section className="card">
      <h1>{t('title')}</h1>
      <p>{t('no_trip')}</p>
    </section>
  );
}
