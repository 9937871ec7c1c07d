import { databaseClock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { deleteSessions, deleteSignIns } from './sign-in.queries';

const DAY_MS = 86_400_000;
/** The longest window of a limit, twice. */
const SIGN_INS_MS = 2 * DAY_MS;
/** Past the end of an idle session, so that the last brand of a person who comes back is still known. */
const SESSIONS_MS = 90 * DAY_MS;

/** Forgets what no limit, link or session needs any more: addresses and browsers are personal. */
export async function forgetSignIns(sql: Sql): Promise<void> {
  const now = await databaseClock.now(sql);
  await deleteSignIns(sql, now - SIGN_INS_MS);
  await deleteSessions(sql, now - SESSIONS_MS);
}
