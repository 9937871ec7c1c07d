import { isJobEnded } from '@tenderlane/domain/jobs';
import type { Job } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { lockOwnJob, saveCancel } from '../../platform/long-jobs/long-job.queries';
import { missingJob, showJob } from './show-job';

/** Stops a job after its present record; an ended job stays as it is. */
export async function cancelJob(context: MemberContext, id: number): Promise<Job> {
  const { sql, principal, clock } = context;
  const job = await lockOwnJob(sql, principal, id);
  if (!job) throw missingJob();
  if (!isJobEnded(job.state)) await saveCancel(sql, principal.companyId, id, await clock.now(sql));
  return showJob(context, id);
}
