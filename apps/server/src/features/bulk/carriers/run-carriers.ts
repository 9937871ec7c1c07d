import type { RelationState } from '@tenderlane/domain/carriers';
import { lookUp } from '@tenderlane/domain/values';
import type { CarrierBulkAction } from '@tenderlane/domain/jobs';
import { shipperApi, type Endpoint, type Locale } from '@tenderlane/contract';
import type { MemberContext } from '../../../platform/context';
import type { JobRecord, RecordOutcome } from '../../../platform/long-jobs/long-job.queries';
import type { LongJobKind } from '../../../platform/long-jobs/long-jobs';
import { changeCarrierLabels, changeRelation, inviteSuggested, lockOwnRelation } from '../../carriers';
import { runRecords } from '../run-records';

export const CARRIERS_KIND = 'carriers.bulk';

export type CarriersOrder =
  | { action: 'label'; add: number[]; remove: number[] }
  | { action: 'invite'; message?: string | undefined; locale?: Locale | undefined }
  | { action: 'suspend'; reason: string }
  | { action: 'remove'; reason?: string | undefined };

export interface UnlabelOrder {
  action: 'unlabel';
}

const CALLS: Record<CarrierBulkAction, Endpoint> = {
  label: shipperApi['PUT /carriers/{id}'],
  invite: shipperApi['POST /carriers/invite_suggested'],
  suspend: shipperApi['PUT /carriers/{id}/suspend'],
  remove: shipperApi['PUT /carriers/{id}/remove'],
};

export const callOf = ({ action }: CarriersOrder | UnlabelOrder): Endpoint => lookUp(CALLS, action) ?? CALLS.label;

/**
 * Changes the carriers of a job one by one; suspending and removing are refused if the carrier's state changed since
 * the order.
 */
export const carrierChanges: LongJobKind = {
  kind: CARRIERS_KIND,
  async run(job) {
    const order = job.params as CarriersOrder | UnlabelOrder;
    await runRecords(job, { call: callOf(order), change: (context, record) => changeCarrier(context, order, record) });
    return {};
  },
};

async function changeCarrier(
  context: MemberContext,
  order: CarriersOrder | UnlabelOrder,
  { record_id: id, before }: JobRecord,
): Promise<RecordOutcome> {
  // The company must be locked before its relations.
  if (order.action === 'invite') return inviteCarrier(context, order, id);
  const relation = await lockOwnRelation(context, id);
  switch (order.action) {
    case 'label':
      return { outcome: 'done', undo: await changeCarrierLabels(context, id, order) };
    case 'unlabel': {
      const { added = [], removed = [] } = before as { added?: number[]; removed?: number[] };
      await changeCarrierLabels(context, id, { add: removed, remove: added });
      return { outcome: 'done' };
    }
    default:
      if ((before as { state?: RelationState }).state !== relation.state) return { outcome: 'changed' };
      await changeRelation(context, id, order.action, order.reason);
      return { outcome: 'done' };
  }
}

async function inviteCarrier(
  context: MemberContext,
  { message, locale }: Extract<CarriersOrder, { action: 'invite' }>,
  id: number,
): Promise<RecordOutcome> {
  const {
    invited,
    refused,
    without_login: withoutLogin,
  } = await inviteSuggested(context, {
    carrier_ids: [id],
    message,
    locale,
  });
  if (invited > 0) return { outcome: 'done' };
  const [refusal] = refused;
  if (refusal) return { outcome: 'refused', code: refusal.code, params: refusal.params };
  return withoutLogin > 0 ? { outcome: 'refused', code: 'carrier.no-address', params: {} } : { outcome: 'changed' };
}
