import type { Sql } from '../database/database';

export const SIGNALS_CHANNEL = 'live_signals';

/** Delivered with the commit, to every listening process. */
export const announceSignals = (sql: Sql, payload: string): Promise<number> =>
  sql.run(`select pg_notify('${SIGNALS_CHANNEL}', $1)`, [payload]);
