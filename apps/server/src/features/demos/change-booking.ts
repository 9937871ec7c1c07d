import type { BodyOf, DemoBooking, PublicApi } from '@tenderlane/contract';
import { moveDemo, refuseChange, refuseConfirming, refuseTimes } from '@tenderlane/domain/demos';
import type { Context, MemberContext } from '../../platform/context';
import { notFound, throwIfRefused, unwrap } from '../../platform/errors';
import { record } from '../../platform/events/events';
import type { NewEvent } from '../../platform/events/new-event';
import { findOperatorCompany } from '../brands';
import { saveOptOut } from '../messages';
import { momentsOf } from './book-demo';
import { calendarOf } from './calendar';
import { factsOf, findDemo, listOwnDemos, lockDemo, type DemoRow } from './demo.queries';
import { presentDemo } from './present-demo';
import { bookerCause, eventOfDemo, findByCode, saveChanged } from './save-demo';

const present = async ({ sql, clock, secrets }: Context, demo: DemoRow): Promise<DemoBooking> =>
  presentDemo(demo, { now: await clock.now(sql), secrets });

export const showBooking = async (context: Context, code: string): Promise<DemoBooking> =>
  present(context, await findByCode(context, code, findDemo));

export async function showOwnBookings(context: MemberContext): Promise<DemoBooking[]> {
  const { sql, clock, principal, secrets } = context;
  const now = await clock.now(sql);
  const demos = await listOwnDemos(sql, principal, now);
  return demos.map((demo) => presentDemo(demo, { now, secrets }));
}

export async function showCalendar(context: Context, code: string): Promise<string> {
  const { config, locale, secrets } = context;
  const demo = await findByCode(context, code, findDemo);
  const calendar = calendarOf(demo, { publicUrl: config.publicUrl, secrets, locale });
  if (!calendar) throw notFound();
  return calendar.content;
}

async function lockBooking(context: Context, code: string) {
  const demo = await findByCode(context, code, lockDemo);
  const now = await context.clock.now(context.sql);
  return { demo, now, cause: bookerCause(now, demo) };
}

export async function confirmBooking(context: Context, code: string): Promise<DemoBooking> {
  const { demo, now, cause } = await lockBooking(context, code);
  throwIfRefused(refuseConfirming(factsOf(demo), now));
  if (demo.confirmed_at !== null) return present(context, demo);
  const confirmed = await saveChanged(context, demo, { confirmed_at: new Date(now) }, now);
  await record(context, [{ ...eventOfDemo(demo, cause), action: 'demo.requested' }]);
  return present(context, confirmed);
}

type Change = BodyOf<PublicApi['PUT /demo_bookings/{code}']>;

export async function changeBooking(context: Context, code: string, change: Change): Promise<DemoBooking> {
  const { demo, now, cause } = await lockBooking(context, code);
  throwIfRefused(refuseChange(factsOf(demo), 'ask', now));
  const times = change.times && momentsOf(change.times);
  throwIfRefused(refuseTimes(times ?? [], now));
  const isReopened = times !== undefined && demo.state === 'agreed';
  const changed = await saveChanged(
    context,
    demo,
    {
      time_zone: change.time_zone ?? demo.time_zone,
      times: times?.map((time) => new Date(time)) ?? demo.times,
      note: change.note ?? demo.note,
      ...(isReopened && { state: 'requested', sequence: demo.sequence + 1 }),
    },
    now,
  );
  const event: NewEvent = { ...eventOfDemo(demo, cause), action: isReopened ? 'demo.reopened' : 'demo.changed' };
  if (demo.confirmed_at !== null) await record(context, [event]);
  return present(context, changed);
}

export async function cancelBooking(
  context: Context,
  code: string,
  { isOptedOut }: { isOptedOut: boolean },
): Promise<DemoBooking> {
  const { demo, now, cause } = await lockBooking(context, code);
  if (isOptedOut) await endMessages(context, demo, now);
  if (demo.state === 'canceled') return present(context, demo);
  throwIfRefused(refuseChange(factsOf(demo), 'cancel', now));
  const { state } = unwrap(moveDemo(factsOf(demo), 'cancel', now));
  const canceled = await saveChanged(context, demo, { state, sequence: demo.sequence + 1 }, now);
  if (demo.confirmed_at !== null) await record(context, [{ ...eventOfDemo(demo, cause), action: 'demo.canceled' }]);
  return present(context, canceled);
}

async function endMessages({ sql, config }: Context, { login }: DemoRow, at: number): Promise<void> {
  const companyId = await findOperatorCompany(sql, config.operatorBrand);
  if (companyId !== undefined) await saveOptOut(sql, { companyId, login, at });
}
