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
import { isRegion, parsePlaces, readPlacesFile, type ShippedPlace, type ShippedRegion } from './places-file';

const BATCH = 5000;

/**
 * Fills the place table from the shipped file if the table is empty or has another version, and returns whether it did.
 * Of processes that start together only one does it. A process that is stopped meanwhile leaves it to the next start.
 */
export async function loadPlaces(database: Database, leaving?: AbortSignal): Promise<boolean> {
  const { digest, bytes } = readPlacesFile();
  if ((await readPlacesDigest(database)) === digest) return false;
  return database.transaction(async (sql) => {
    if (!(await tryPlacesLock(sql))) return false;
    if ((await readPlacesDigest(sql)) === digest) return false;
    await deletePlaces(sql);
    const regions: ShippedRegion[] = [];
    let batch: ShippedPlace[] = [];
    const save = async () => {
      if (regions.length > 0) await insertRegions(sql, regions.splice(0));
      await insertPlaces(sql, batch);
      batch = [];
    };
    for await (const line of parsePlaces(bytes)) {
      if (isRegion(line)) regions.push(line);
      else batch.push(line);
      if (batch.length < BATCH) continue;
      await save();
      leaving?.throwIfAborted();
    }
    await save();
    await analyzePlaces(sql);
    await markPlacesLoaded(sql, digest);
    return true;
  });
}
