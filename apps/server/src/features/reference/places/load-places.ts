import { setImmediate as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/database/database';
import {
  deletePlaces,
  insertPlaces,
  insertRegions,
  markPlacesLoaded,
  readPlacesDigest,
  analyzePlaces,
  tryPlacesLock,
} from '../queries';
import { parsePlaces, readPlacesFile, type ShippedPlace } from './places-file';

const BATCH = 5000;

/**
 * Fills the place table from the shipped file when it holds another version or nothing, and tells whether it did.
 * Of processes that start together one does it. A process that is stopped meanwhile leaves it to the next start.
 */
export async function loadPlaces(database: Database, leaving?: AbortSignal): Promise<boolean> {
  const { digest, bytes } = readPlacesFile();
  if ((await readPlacesDigest(database)) === digest) return false;
  return database.transaction(async (sql) => {
    if (!(await tryPlacesLock(sql))) return false;
    if ((await readPlacesDigest(sql)) === digest) return false;
    await deletePlaces(sql);
    const { regions, places } = parsePlaces(bytes);
    await insertRegions(sql, regions);
    let batch: ShippedPlace[] = [];
    for (const place of places) {
      batch.push(place);
      if (batch.length < BATCH) continue;
      await insertPlaces(sql, batch);
      batch = [];
      // The server already answers requests while this runs.
      await pause(undefined, { signal: leaving });
    }
    await insertPlaces(sql, batch);
    await analyzePlaces(sql);
    await markPlacesLoaded(sql, digest);
    return true;
  });
}
