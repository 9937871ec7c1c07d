import { downloadLink } from '@tenderlane/web/core/download';
import { readJob } from './jobs.api';

/** Downloads the file of a job with a new link, because links are valid for five minutes. */
export async function openJobFile(id: number): Promise<void> {
  const { file } = await readJob(id);
  if (file) downloadLink(file);
}
