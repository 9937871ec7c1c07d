import type { AnswerOf, BodyOf, OperatorDemo, QueryOf, ShipperApi } from '@tenderlane/contract';
import { DEMO_LIMITS, type DemoState, type DemoTrigger, moveDemo, refuseAgreeing } from '@tenderlane/domain/demos';
import type { MemberContext } from '../../platform/context';
import { assertPresent, notFound, throwIfRefused, unwrap } from '../../platform/errors';
import { record } from '../../platform/events/events';
import { lastOf, pageAfter, type AfterQuery } from '../../platform/http/paging';
import { asOperator } from '../brands';
import { lockAccount } from '../identity';
import { factsOf, findDemo, isHostTaken, listDemos, lockDemo, type DemoRow } from './demo.queries';
import { presentForOperator } from './present-demo';
import { eventOfDemo, memberCause, saveChanged } from './save-demo';

const PAGE = 25;

type Query = NonNullable<QueryOf<ShipperApi['GET /operator/demos']>>;

export async function showDemos(
  context: MemberContext,
  { state, ...query }: Query,
): Promise<AnswerOf<ShipperApi['GET /operator/demos']>> {
  await asOperator(context);
  const page = pageAfter(query as AfterQuery, PAGE);
  const rows = await listDemos(context.sql, { state, ...page });
  const now = await context.clock.now(context.sql);
  const last = lastOf(page, rows);
  return {
    data: rows.map((row) => presentForOperator(row, now)),
    meta: { next: last ? String(last.id) : null },
  };
}

const TRIGGERS = { done: 'finish', no_show: 'miss', canceled: 'cancel' } as const satisfies Partial<
  Record<DemoState, DemoTrigger>
>;

type Change = BodyOf<ShipperApi['PUT /operator/demos/{id}']>;

// The person who agrees a time holds the demo.
export async function operateDemo(context: MemberContext, id: number, change: Change): Promise<OperatorDemo> {
  await asOperator(context, 'loads.write');
  const { sql, clock } = context;
  let demo = await lockDemo(sql, id);
  if (!demo?.confirmed_at) throw notFound();
  if (change.note !== undefined && change.note !== demo.operator_note)
    demo = await saveChanged(context, demo, { operator_note: change.note }, await clock.now(sql));
  if (change.at !== undefined) demo = await agree(context, demo, Date.parse(change.at));
  if (change.state !== undefined && change.state !== demo.state) demo = await end(context, demo, change.state);
  return presentForOperator(demo, await clock.now(sql));
}

async function agree(context: MemberContext, demo: DemoRow, at: number): Promise<DemoRow> {
  const { sql, clock, principal } = context;
  const isAgreed = demo.state === 'agreed';
  if (isAgreed && demo.at?.getTime() === at) return demo;
  const hostId = isAgreed && demo.host_id !== null ? demo.host_id : principal.accountId;
  await lockAccount(sql, hostId);
  const now = await clock.now(sql);
  const { state } = unwrap(moveDemo(factsOf(demo), 'agree', now));
  const endsAt = at + DEMO_LIMITS.lengthMs;
  throwIfRefused(refuseAgreeing(at, await isHostTaken(sql, { id: demo.id, hostId, at, endsAt }), now));
  const moment = { state, at: new Date(at), ends_at: new Date(endsAt), host_id: hostId };
  await saveChanged(context, demo, { ...moment, sequence: demo.sequence + 1 }, now);
  const event = { ...eventOfDemo(demo, memberCause(context, now)), params: { at } };
  await record(context, [{ ...event, action: isAgreed ? 'demo.moved' : 'demo.agreed' }]);
  return assertPresent(await findDemo(sql, demo.id), 'the booking');
}

async function end(context: MemberContext, demo: DemoRow, wanted: keyof typeof TRIGGERS): Promise<DemoRow> {
  const now = await context.clock.now(context.sql);
  const { state } = unwrap(moveDemo(factsOf(demo), TRIGGERS[wanted], now));
  const isCanceled = state === 'canceled';
  const ended = await saveChanged(context, demo, { state, sequence: demo.sequence + (isCanceled ? 1 : 0) }, now);
  const event = eventOfDemo(demo, memberCause(context, now));
  await record(context, [{ ...event, action: isCanceled ? 'demo.canceled' : 'demo.changed' }]);
  return ended;
}
