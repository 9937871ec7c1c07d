import type { Job } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { findUndoOf, lockOwnJob } from '../../platform/long-jobs/long-job.queries';
import { startJob } from '../../platform/long-jobs/long-jobs';
import { missingJob, showJob, undoUntil } from '../jobs';
import { ruleOf, type Order, type UndoOrder } from './actions';
import { copyDoneRecords, countDone } from './bulk.queries';
import { callOf, CARRIERS_KIND, type UnlabelOrder } from './carriers/run-carriers';

/** Allows for network delay. */
const GRACE_MS = 5_000;

export async function undoBulk(context: MemberContext, id: number): Promise<Job> {
  const { sql, principal, clock } = context;
  const job = await lockOwnJob(sql, principal, id);
  if (!job) throw missingJob();
  const undo = await findUndoOf(sql, principal.companyId, id);
  if (undo) return showJob(context, undo.id);
  const until = undoUntil(job);
  if (until === null || (await clock.now(sql)) > until + GRACE_MS) throw new AppError('job.undo-over');
  const order = undoOrderOf(job);
  allowCall(principal, order.action === 'unlabel' ? callOf(order) : ruleOf(order).call);
  const total = await countDone(sql, principal.companyId, id);
  const undoId = await startJob(context, { kind: job.kind, params: order, total, undoesJobId: id });
  await copyDoneRecords(sql, principal.companyId, id, undoId);
  return showJob(context, undoId);
}

function undoOrderOf({ kind, params }: { kind: string; params: unknown }): UndoOrder | UnlabelOrder {
  if (kind === CARRIERS_KIND) return { action: 'unlabel' };
  return { action: (params as Order).action === 'tag' ? 'untag' : 'unarchive' };
}
