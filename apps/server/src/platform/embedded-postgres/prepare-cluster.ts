import { chmod, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrations';
import { startEmbeddedPostgres } from '.';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function prepareCluster(target: string): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'tenderlane-cluster-'));
  // For root, PostgreSQL runs as another user.
  await chmod(scratch, 0o755);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: scratch, stateDir: scratch, log: silent, fsync: false });
    try {
      await migrate(postgres.directUrl);
    } finally {
      await postgres.stop();
    }
    await rm(target, { recursive: true, force: true });
    const draft = `${target}.new`;
    await rm(draft, { recursive: true, force: true });
    await cp(join(scratch, 'postgres', 'cluster'), draft, { recursive: true });
    await rename(draft, target);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
