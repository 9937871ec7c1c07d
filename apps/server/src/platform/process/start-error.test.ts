import { expect, test } from 'vitest';
import { errorLineOf } from './start-error';

test.each([
  ['', ''],
  ['done', 'done'],
  [
    'creating directory data ... ok\ninitdb: error: could not write to file "pg_wal": No space left on device\ninitdb: removing data directory "data"\n',
    'could not write to file "pg_wal": No space left on device',
  ],
  [
    '2026-11-21 10:00:00 UTC [7] LOG:  starting\n2026-11-21 10:00:00 UTC [7] FATAL:  could not create lock file\n2026-11-21 10:00:00 UTC [7] LOG:  shut down\n',
    'could not create lock file',
  ],
  ['2026-11-21 10:00:00 UTC [7] LOG:  database system is shut down', 'database system is shut down'],
])('the output %j of PostgreSQL contains the error %j', (output, complaint) => {
  expect(errorLineOf(output)).toBe(complaint);
});
