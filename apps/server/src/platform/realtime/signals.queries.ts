import type { Sql } from '../database/database';

export const SIGNALS_CHANNEL = 'live_signals';

/** Arrives with the commit, in every process that listens. */
export const announceSignals = (sql: Sql, payload: string): Promise<number> =>
  sql.run(`select pg_notify('${SIGNALS_CHANNEL}', $1)`, [payload]);
