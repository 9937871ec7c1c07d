import { repeatWhileAway } from '../../../platform/database/outage';
import type { Background } from '../../../platform/feature';
import { loadPlaces } from './load-places';

/** Fills the places of an empty table. Address search works a few seconds later, the first time; nobody waits for it. */
export const fillPlaces: Background = ({ database, log }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const loading = repeatWhileAway(() => loadPlaces(database, signal), { log, name: 'places', leaving: signal }).then(
    () => undefined,
    (error: unknown) => {
      if (!signal.aborted) log.error({ err: error }, 'the places could not be loaded');
    },
  );
  return () => {
    leaving.abort();
    return loading;
  };
};
