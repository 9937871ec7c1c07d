import { JOB_LIMITS, refuse, refuseRelation, type Refusal } from '@tenderlane/domain';
import type { BodyOf, BulkPreview, Job, Locale, ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import { AppError, invalidField } from '../../../platform/errors';
import { allowCall } from '../../../platform/http/allow-call';
import { startJob } from '../../../platform/long-jobs/long-jobs';
import { listSelectedCarriers, type CarriersFilter, type SelectedCarrier } from '../../carriers';
import { refusalOf, showJob } from '../../jobs';
import { insertRecords } from '../bulk.queries';
import { callOf, CARRIERS_KIND, type CarriersOrder } from './run-carriers';

type Body = Omit<NonNullable<BodyOf<ShipperApi['POST /carriers/bulk']>>, 'filter' | 'locale'> & {
  filter?: CarriersFilter | undefined;
  locale?: Locale | undefined;
};

const EXAMPLES = 3;

async function readSelection(context: MemberContext, { ids, filter }: Body): Promise<SelectedCarrier[]> {
  if (!ids && !filter) throw invalidField('ids', 'required');
  if (ids && filter) throw invalidField('filter', 'unknown-key');
  const limit = JOB_LIMITS.rowsMax;
  const asked = ids ? { ids: ids.join(',') } : (filter ?? {});
  const carriers = await listSelectedCarriers(context.sql, context.principal.companyId, asked, limit + 1);
  if (carriers.length > limit) throw new AppError('job.too-many-rows', { params: { limit } });
  return carriers;
}

function refusalFor(action: Body['action'], { state, login, is_closed: isClosed }: SelectedCarrier): Refusal | null {
  if (action === 'label') return null;
  if (action !== 'invite') return refuseRelation(action, state);
  if (state !== 'suggested') return refuse('carrier.wrong-relation', { state });
  return refuseRelation('invite', state, isClosed) ?? (login === null ? refuse('carrier.no-address') : null);
}

function readOrder(body: Body): CarriersOrder {
  const { action, reason, add_label_ids: add = [], remove_label_ids: remove = [], message, locale } = body;
  switch (action) {
    case 'label':
      if (add.length + remove.length === 0) throw invalidField('add_label_ids', 'required');
      return { action, add, remove };
    case 'invite':
      return { action, message, locale };
    case 'suspend':
      if (!reason) throw invalidField('reason', 'required');
      return { action, reason };
    case 'remove':
      return { action, reason };
  }
}

export async function previewCarriers(context: MemberContext, body: Body): Promise<BulkPreview> {
  const carriers = await readSelection(context, body);
  const groups = new Map<string, { refusal: Refusal; carriers: SelectedCarrier[] }>();
  for (const carrier of carriers) {
    const refusal = refusalFor(body.action, carrier);
    if (!refusal) continue;
    const key = `${refusal.code} ${JSON.stringify(refusal.params ?? {})}`;
    const group = groups.get(key) ?? { refusal, carriers: [] };
    groups.set(key, group);
    group.carriers.push(carrier);
  }
  const cannot = [...groups.values()].toSorted((a, b) => b.carriers.length - a.carriers.length);
  return {
    total: carriers.length,
    can: carriers.length - cannot.reduce((sum, group) => sum + group.carriers.length, 0),
    cannot: cannot.map(({ refusal, carriers: refused }) => ({
      ...refusalOf(context.locale, refusal.code, refusal.params ?? {}),
      count: refused.length,
      examples: refused.slice(0, EXAMPLES).map(({ id, name }) => ({ id, name })),
    })),
    needs_reason: body.action === 'suspend',
  };
}

export async function startCarriers(context: MemberContext, body: Body): Promise<Job> {
  const order = readOrder(body);
  allowCall(context.principal, callOf(order));
  const carriers = await readSelection(context, body);
  if (carriers.length === 0) throw new AppError('record.not-found');
  const { sql, principal } = context;
  const id = await startJob(context, { kind: CARRIERS_KIND, params: order, total: carriers.length });
  const records = carriers.map((carrier) => ({ id: carrier.id, name: carrier.name, before: { state: carrier.state } }));
  await insertRecords(sql, principal.companyId, id, records);
  return showJob(context, id);
}
