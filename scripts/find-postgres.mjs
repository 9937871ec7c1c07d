// @ts-check
// PostgreSQL with all its programs (the npm package has no pg_dump): named by POSTGRES_BIN, Debian's, or installed on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres', 'psql', 'pg_dump', 'pg_restore'];

const ADVICE =
  'No PostgreSQL with pg_dump found for the tests: install it (Debian: apt-get install postgresql), ' +
  'or set POSTGRES_BIN to the folder of its programs.';

const isWhole = (/** @type {string} */ folder) => PROGRAMS.every((program) => existsSync(join(folder, program)));

export function findPostgres() {
  const named = process.env['POSTGRES_BIN'];
  if (named) {
    if (!isWhole(named)) throw new Error(`POSTGRES_BIN names ${named}, which lacks programs of PostgreSQL.`);
    return named;
  }
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = versions.sort((one, other) => Number(one) - Number(other));
  return folders.map((version) => join(DEBIAN_FOLDER, version, 'bin')).find(isWhole);
}

/** Like findPostgres; for root on Debian (a new CI machine) it installs the package, for others it prints advice. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) throw new Error(ADVICE);
  console.error('No PostgreSQL with pg_dump found: installing the Debian package.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (/** @type {string[]} */ ...step) =>
    spawnSync('apt-get', step, { env, stdio: ['ignore', process.stderr, 'inherit'] }).status === 0;
  const isInstalled = run('update') && run('install', '-y', '--no-install-recommends', 'postgresql');
  const installed = isInstalled ? findPostgres() : undefined;
  if (!installed) throw new Error(`apt-get failed. ${ADVICE}`);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensurePostgres());
