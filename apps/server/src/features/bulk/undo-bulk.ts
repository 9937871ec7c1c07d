import { lookUp } from '@tenderlane/domain/values';
import type { Job } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError, assertPresent } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { findUndoOf, lockOwnJob } from '../../platform/long-jobs/long-job.queries';
import { startJob } from '../../platform/long-jobs/long-jobs';
import { missingJob, showJob, undoUntil } from '../jobs';
import type { BulkOrder } from './bulk-kind';
import { copyDoneRecords, countDone } from './bulk.queries';
import { carrierChanges } from './carrier-changes';
import { loadChanges } from './load-changes';

const GRACE_MS = 5_000;

export async function undoBulk(context: MemberContext, id: number): Promise<Job> {
  const { sql, principal, clock } = context;
  const job = await lockOwnJob(sql, principal, id);
  if (!job) throw missingJob();
  const undo = await findUndoOf(sql, principal.companyId, id);
  if (undo) return showJob(context, undo.id);
  const until = undoUntil(job);
  if (until === null || (await clock.now(sql)) > until + GRACE_MS) throw new AppError('job.undo-over');
  const bulk = assertPresent(
    [loadChanges, carrierChanges].find(({ kind }) => kind === job.kind),
    'the kind of a job that can be undone',
  );
  const { action: done } = job.params as BulkOrder;
  const order = { action: assertPresent(lookUp(bulk.undoneBy, done), 'the undo of an action') };
  allowCall(principal, bulk.callOf(done));
  const total = await countDone(sql, principal.companyId, id);
  const undoId = await startJob(context, { kind: job.kind, params: order, total, undoesJobId: id });
  await copyDoneRecords(sql, principal.companyId, id, undoId);
  return showJob(context, undoId);
}
