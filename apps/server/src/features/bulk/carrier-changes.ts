import { refuseRelation, type RelationState } from '@tenderlane/domain/carriers';
import { refuse, type Refusal } from '@tenderlane/domain/core';
import type { CarrierBulkAction } from '@tenderlane/domain/jobs';
import { lookUp } from '@tenderlane/domain/values';
import { shipperApi, type BodyOf, type Endpoint, type Locale, type ShipperApi } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { invalidField } from '../../platform/errors';
import type { JobRecord, RecordOutcome } from '../../platform/long-jobs/long-job.queries';
import {
  changeCarrierLabels,
  changeRelation,
  inviteSuggested,
  lockOwnRelation,
  selectCarriers,
  type CarriersFilter,
  type SelectedCarrier,
} from '../carriers';
import type { BulkKind } from './bulk-kind';

type Body = Omit<NonNullable<BodyOf<ShipperApi['POST /carriers/bulk']>>, 'filter' | 'locale'> & {
  filter?: CarriersFilter | undefined;
  locale?: Locale | undefined;
};

type CarriersOrder =
  | { action: 'label'; add: number[]; remove: number[] }
  | { action: 'invite'; message?: string | undefined; locale?: Locale | undefined }
  | { action: 'suspend'; reason: string }
  | { action: 'remove'; reason?: string | undefined };

interface UnlabelOrder {
  action: 'unlabel';
}

const CALLS: Record<CarrierBulkAction, Endpoint> = {
  label: shipperApi['PUT /carriers/{id}'],
  invite: shipperApi['POST /carriers/invite_suggested'],
  suspend: shipperApi['PUT /carriers/{id}/suspend'],
  remove: shipperApi['PUT /carriers/{id}/remove'],
};

/** Suspending and removing are refused if the carrier's state changed since the order. */
export const carrierChanges: BulkKind<Body, CarriersOrder | UnlabelOrder, SelectedCarrier> = {
  kind: 'carriers.bulk',
  undoneBy: { label: 'unlabel' },
  needReason: ['suspend'],
  callOf: (action) => lookUp(CALLS, action) ?? CALLS.label,
  list: selectCarriers,
  nameOf: ({ name }) => name,
  factsOf: ({ state }) => ({ state }),
  readOrder,
  refuse: async (_context, { action }, rows) =>
    rows.flatMap((row) => {
      const refusal = refusalFor(action, row);
      return refusal ? [[row, refusal]] : [];
    }),
  change: changeCarrier,
};

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
