import type { AnswerOf, BodyOf, DemoBooking, PublicApi, ShipperApi } from '@tenderlane/contract';
import { DEMO_LIMITS, refuseBooking, refuseTimes } from '@tenderlane/domain/demos';
import type { Context, MemberContext } from '../../platform/context';
import { assertPresent, throwIfRefused } from '../../platform/errors';
import { enqueue, record } from '../../platform/events/events';
import { subnetsOf } from '../../platform/protection/subnets';
import { newSalt } from '../../platform/secrets/secrets';
import { acceptLogin, findAccount } from '../identity';
import { countBookings, findDemo, hasUnconfirmed, insertDemo, lockBooker, type NewDemo } from './demo.queries';
import { presentDemo } from './present-demo';
import { eventOfDemo, memberCause } from './save-demo';

export const DEMO_ASKED = 'demo.confirmation-asked';

type Asked = Omit<NewDemo, 'salt' | 'times' | 'isMessaged' | 'dueAt'> & { times: readonly string[] };

export const momentsOf = (times: readonly string[]): number[] => [...new Set(times.map((time) => Date.parse(time)))];

async function insertAsked(context: Context, { times: typed, ...asked }: Asked) {
  const { sql, clock } = context;
  const { login, network, member } = asked;
  await lockBooker(sql, login, network);
  const now = await clock.now(sql);
  const times = momentsOf(typed);
  throwIfRefused(refuseTimes(times, now));
  throwIfRefused(refuseBooking(await countBookings(sql, { login, network }, now), now));
  const isMessaged = member === null && !(await hasUnconfirmed(sql, login));
  const dueAt = member ? null : now + DEMO_LIMITS.unconfirmedMs;
  const id = await insertDemo(sql, { ...asked, times, isMessaged, dueAt, salt: newSalt() }, now);
  return { id, isMessaged, now };
}

type Sent = AnswerOf<PublicApi['POST /demo_bookings']>['data'];

// The answer is the same for every login, so that it reveals neither accounts nor bookings.
export async function bookAsVisitor(
  context: Context,
  { login: typed, note = '', ...body }: BodyOf<PublicApi['POST /demo_bookings']>,
): Promise<Sent> {
  const { login, channel } = acceptLogin(context.config, typed);
  const { network } = subnetsOf(context.client.address);
  const asked = { ...body, login, note, network, member: null } as Asked;
  const { id, isMessaged } = await insertAsked(context, asked);
  if (isMessaged) await enqueue(context.sql, DEMO_ASKED, { demo_id: id });
  return { channel, confirm_within_s: DEMO_LIMITS.confirmMs / 1000 };
}

export async function bookAsMember(
  context: MemberContext,
  { note = '', ...body }: BodyOf<ShipperApi['POST /demo_bookings']>,
): Promise<DemoBooking> {
  const { sql, principal, secrets, locale } = context;
  const { accountId, companyId, name, companyName, companyCountryId } = principal;
  const account = assertPresent(await findAccount(sql, accountId), 'the account');
  const { id, now } = await insertAsked(context, {
    ...body,
    note,
    name,
    locale,
    login: account.email ?? account.phone ?? '',
    company_name: companyName,
    country_id: companyCountryId,
    network: null,
    member: { accountId, companyId },
  });
  const demo = assertPresent(await findDemo(sql, id), 'the booking');
  await record(context, [{ ...eventOfDemo(demo, memberCause(context, now)), action: 'demo.requested' }]);
  return presentDemo(demo, { now, secrets });
}
