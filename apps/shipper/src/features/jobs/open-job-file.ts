import { downloadLink } from '@tenderlane/web/core/download';
import { readJob } from './jobs.api';

/** Loads the file of a job. Its link lasts five minutes, so a fresh one is asked for at the press. */
export async function openJobFile(id: number): Promise<void> {
  const { file } = await readJob(id);
  if (file) downloadLink(file);
}
