import type { titleOfJob } from '@tenderlane/domain/jobs';
import type { JobRow } from '../../../platform/long-jobs/long-job.queries';

export interface EndedJob {
  doing: ReturnType<typeof titleOfJob>;
  counts: Readonly<Record<string, number>>;
  error: JobRow['error'];
}
