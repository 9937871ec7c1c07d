import { execFile } from 'node:child_process';
import { chown, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { choosePostgresUser } from '../../src/platform/embedded-postgres/system-user';
import { makeScratchFolder } from '../scratch-folder';

const run = promisify(execFile);
const FIND = join(import.meta.dirname, '../../../../scripts/find-postgres.mjs');
const CREATE = "owner tenderlane encoding 'UTF8' template template0";

export async function startDebianPostgres() {
  const programs = (await run(process.execPath, [FIND])).stdout.trim();
  const folder = await makeScratchFolder();
  const user = await choosePostgresUser(folder);
  if (user) await chown(folder, user.uid, user.gid);
  const env = { PATH: `${programs}:${process.env['PATH']}` };
  const inFolder = { ...user, cwd: folder, env };
  const cluster = join(folder, 'cluster');
  await run('initdb', ['-D', cluster, '-U', 'postgres', '--auth=trust', '--locale=C', '--no-sync'], inFolder);
  const options = `-k ${folder} -c listen_addresses= -c fsync=off`;
  await run('pg_ctl', ['-D', cluster, '-o', options, '-l', join(folder, 'log'), '-w', 'start'], inFolder);
  const urlOf = (role: string, database: string) => `postgres://${role}@localhost/${database}?host=${folder}`;
  const admin = (statement: string) => run('psql', ['-c', statement, urlOf('postgres', 'postgres')], inFolder);
  await admin('create role tenderlane login');
  return {
    async createDatabase(name: string) {
      await admin(`create database ${name} ${CREATE}`);
      const drop = async () => void (await admin(`drop database ${name} with (force)`));
      return { url: urlOf('tenderlane', name), adminUrl: urlOf('postgres', name), drop };
    },
    runShell: (commands: string, url: string) =>
      run('sh', ['-ec', commands], { ...inFolder, env: { ...env, DATABASE_URL: url } }),
    async stop() {
      await run('pg_ctl', ['-D', cluster, '-m', 'immediate', 'stop'], inFolder);
      await rm(folder, { recursive: true });
    },
  };
}
