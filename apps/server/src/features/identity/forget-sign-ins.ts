import { databaseClock } from '../../platform/clock';
import type { Sql } from '../../platform/database/database';
import { deleteSessions, deleteSignIns } from './sign-in.queries';

const DAY_MS = 86_400_000;
/** Twice the longest window of a limit. */
const SIGN_INS_MS = 2 * DAY_MS;
/** Longer than an idle session lasts, so that the last brand of a returning person is still known. */
const SESSIONS_MS = 90 * DAY_MS;

/** Deletes data that no limit, link or session needs any more, because addresses and browsers are personal data. */
export async function forgetSignIns(sql: Sql): Promise<void> {
  const now = await databaseClock.now(sql);
  await deleteSignIns(sql, now - SIGN_INS_MS);
  await deleteSessions(sql, now - SESSIONS_MS);
}
