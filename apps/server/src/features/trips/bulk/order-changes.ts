import type { BodyOf, Endpoint, ShipperApi } from '@tenderlane/contract';
import { shipperApi } from '@tenderlane/contract';
import { refuse, type Refusal } from '@tenderlane/domain/core';
import type { TripBulkAction } from '@tenderlane/domain/jobs';
import { refuseComplete } from '@tenderlane/domain/loads';
import { isRunning, refuseVehicleRequest } from '@tenderlane/domain/trips';
import { refuseLink, type LinkChannel } from '@tenderlane/domain/trips/driver';
import { lookUp } from '@tenderlane/domain/values';
import type { MemberContext } from '../../../platform/context';
import { notFound, throwIfRefused } from '../../../platform/errors';
import { causeOf } from '../../../platform/events/cause';
import { record } from '../../../platform/events/events';
import type { JobRecord, RecordOutcome } from '../../../platform/long-jobs/long-job.queries';
import type { BulkKind } from '../../bulk';
import { completeOrder, loadList, tenderNumber, type SelectedLoad } from '../../loads';
import { passLink } from '../driver/pass-link';
import { lockOrder } from '../trip/lock-trip';
import { listOrderFacts, saveVehicleRequest, type OrderFacts } from './order-facts.queries';

type Body = Omit<NonNullable<BodyOf<ShipperApi['POST /loads/trip/bulk']>>, 'filter'> & {
  filter?: loadList.LoadsFilter | undefined;
};

interface OrdersOrder {
  action: TripBulkAction;
}

const CALLS: Record<TripBulkAction, Endpoint> = {
  ask_vehicle: shipperApi['POST /loads/trip/bulk'],
  send_driver_link: shipperApi['POST /loads/{id}/driver_link'],
  complete: shipperApi['PUT /loads/{id}/complete'],
};

const channelOf = ({ driver }: OrderFacts): LinkChannel => (driver?.email && !driver.phone ? 'email' : 'sms');
const ms = (at: Date | null) => at?.getTime() ?? null;

const RULES: Record<TripBulkAction, (facts: OrderFacts, now: number) => Refusal | null> = {
  ask_vehicle: (facts) =>
    refuseVehicleRequest({
      state: facts.state,
      vehicleSetAt: ms(facts.vehicle_set_at),
      changedAt: ms(facts.vehicle_changed_at),
      askedAt: ms(facts.vehicle_asked_at),
    }),
  send_driver_link(facts, now) {
    const { state, driver, is_opted_out: isOptedOut, for_trip: forTrip, sent_at: sent } = facts;
    if (!isRunning(state)) return refuse('load.wrong-state', { state });
    const channel = channelOf(facts);
    const login = (channel === 'sms' ? driver?.phone : driver?.email) || null;
    const messages = { isOptedOut, forTrip, sentAt: sent.map((at) => at.getTime()) };
    return refuseLink({ isOpen: true, channel, driver: driver && { login }, messages }, now);
  },
  complete: ({ state, delivered_at: delivered, proof_at: proof }) =>
    refuseComplete({ state, deliveredAt: ms(delivered), proofAt: ms(proof) }),
};

export const orderChanges: BulkKind<Body, OrdersOrder, SelectedLoad> = {
  kind: 'trips.bulk',
  undoneBy: {},
  needReason: [],
  callOf: (action) => lookUp(CALLS, action) ?? CALLS.complete,
  list: loadList.selectLoads,
  nameOf: (load) => load.name ?? tenderNumber(load),
  factsOf: () => ({}),
  readOrder: ({ action }) => ({ action }),
  async refuse({ sql, principal, clock }, { action }, loads) {
    const now = await clock.now(sql);
    const ids = loads.map(({ id }) => id);
    const facts = new Map((await listOrderFacts(sql, principal.companyId, ids, now)).map((row) => [row.id, row]));
    return loads.flatMap((load) => {
      const row = facts.get(load.id);
      const refusal = row ? RULES[action](row, now) : null;
      return refusal ? [[load, refusal] as const] : [];
    });
  },
  change: changeOrder,
};

async function changeOrder(
  context: MemberContext,
  { action }: OrdersOrder,
  { record_id: id }: JobRecord,
): Promise<RecordOutcome> {
  const { sql, principal } = context;
  const locked = await lockOrder(context, principal.companyId, id);
  if (!locked) throw notFound();
  const [facts] = await listOrderFacts(sql, principal.companyId, [id], locked.now);
  if (!facts) throw notFound();
  throwIfRefused(RULES[action](facts, locked.now));
  if (action === 'complete') await completeOrder(context, id);
  if (action === 'send_driver_link') await passLink(context, id, { channel: channelOf(facts) });
  if (action === 'ask_vehicle') await askForVehicle(context, locked);
  return { outcome: 'done' };
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

async function askForVehicle(context: MemberContext, { row, load, now }: Locked): Promise<void> {
  await saveVehicleRequest(context.sql, row.company_id, row.id, now);
  const { batchUuid, ...actor } = causeOf(context);
  await record(context, [
    {
      at: now,
      companyId: row.company_id,
      entityId: row.id,
      optionId: load.selectedOptionId,
      actor,
      batchUuid,
      action: 'trip.vehicle_asked',
      params: {},
    },
  ]);
}
