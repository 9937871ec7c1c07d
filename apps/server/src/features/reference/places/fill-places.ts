import { repeatWhileAway } from '../../../platform/database/outage';
import type { Background } from '../../../platform/feature';
import { loadPlaces } from './load-places';

/**
 * Fills an empty place table in the background. Address search works a few seconds after the first start; nothing waits
 * for it.
 */
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
