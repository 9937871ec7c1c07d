import { type Refusal } from '@tenderlane/domain/core';
import { JOB_LIMITS } from '@tenderlane/domain/jobs';
import type { BulkPreview, Job } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError, invalidField } from '../../platform/errors';
import { allowCall } from '../../platform/http/allow-call';
import { startJob } from '../../platform/long-jobs/long-jobs';
import { refusalOf, showJob } from '../jobs';
import type { SelectionBody, BulkKind, BulkOrder } from './bulk-kind';
import { insertRecords } from './bulk.queries';

const EXAMPLES = 3;

export async function previewBulk<Body extends SelectionBody, Order extends BulkOrder, Row extends { id: number }>(
  kind: BulkKind<Body, Order, Row>,
  context: MemberContext,
  body: Body,
): Promise<BulkPreview> {
  allowCall(context.principal, kind.callOf(body.action));
  const rows = await readSelection(kind.list, context, body);
  const refused = await kind.refuse(context, body, rows);
  const groups = new Map<string, { refusal: Refusal; rows: Row[] }>();
  for (const [row, refusal] of refused) {
    // The parameters, such as the state, are part of the key, because the reader can change only some states.
    const key = `${refusal.code} ${JSON.stringify(refusal.params ?? {})}`;
    const group = groups.get(key) ?? { refusal, rows: [] };
    groups.set(key, group);
    group.rows.push(row);
  }
  const cannot = [...groups.values()].toSorted((a, b) => b.rows.length - a.rows.length);
  return {
    total: rows.length,
    can: rows.length - refused.length,
    cannot: cannot.map((group) => ({
      ...refusalOf(context.locale, group.refusal.code, group.refusal.params ?? {}),
      count: group.rows.length,
      examples: group.rows.slice(0, EXAMPLES).map((row) => ({ id: row.id, name: kind.nameOf(row) })),
    })),
    needs_reason: kind.needReason.includes(body.action),
  };
}

export async function startBulk<Body extends SelectionBody, Order extends BulkOrder, Row extends { id: number }>(
  kind: BulkKind<Body, Order, Row>,
  context: MemberContext,
  body: Body,
): Promise<Job> {
  allowCall(context.principal, kind.callOf(body.action));
  const order = kind.readOrder(body);
  const rows = await readSelection(kind.list, context, body);
  if (rows.length === 0) throw new AppError('record.not-found');
  const id = await startJob(context, { kind: kind.kind, params: order, total: rows.length });
  const records = rows.map((row) => ({ id: row.id, name: kind.nameOf(row), before: kind.factsOf(row) }));
  await insertRecords(context.sql, context.principal.companyId, id, records);
  return showJob(context, id);
}

async function readSelection<Row>(
  list: (context: MemberContext, selection: object, atMost: number) => Promise<Row[]>,
  context: MemberContext,
  { ids, filter }: SelectionBody,
): Promise<Row[]> {
  if (!ids && !filter) throw invalidField('ids', 'required');
  if (ids && filter) throw invalidField('filter', 'unknown-key');
  const limit = JOB_LIMITS.rowsMax;
  const rows = await list(context, ids ? { ids: ids.join(',') } : (filter ?? {}), limit + 1);
  if (rows.length > limit) throw new AppError('job.too-many-rows', { params: { limit } });
  return rows;
}
