import { FLEET_KINDS, FLEET_LIMITS, type FleetKind } from '@tenderlane/domain/fleet';
import type { Database } from '../../../platform/database/database';
import type { DueWork } from '../../../platform/jobs/due';
import { releaseRecordFiles } from '../../files';
import { DEFINITIONS } from '../records/definitions';
import { removeRecords, takeDeleted } from './deleted-record.queries';

const PACE_MS = 600_000;
const BATCH = 100;

/**
 * Permanently deletes people and vehicles some time after their deletion; their files are deleted by the next cleanup
 * of expired files.
 */
export const deletedRecords: DueWork = {
  name: 'deleted records',
  paceMs: PACE_MS,
  async runOnce({ database, clock }) {
    const now = await clock.now(database);
    let removed = 0;
    for (const kind of FLEET_KINDS) removed += await removeOf(database, kind, now);
    return removed;
  },
};

const removeOf = (database: Database, kind: FleetKind, now: number): Promise<number> =>
  database.transaction(async (sql) => {
    const ids = await takeDeleted(sql, kind, now - FLEET_LIMITS.deletedKeptMs, BATCH);
    if (ids.length === 0) return 0;
    await releaseRecordFiles(sql, DEFINITIONS[kind].table, ids, now);
    return removeRecords(sql, kind, ids);
  });
