import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder for one test run. It is readable by others, as a checkout usually is, because for root PostgreSQL runs as
 * another user.
 */
export async function makeScratchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tenderlane-'));
  await chmod(folder, 0o755);
  return folder;
}
