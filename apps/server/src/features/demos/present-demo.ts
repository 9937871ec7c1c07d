import type { DemoBooking, OperatorDemo } from '@tenderlane/contract';
import { DEMO_LIMITS, type DemoFacts, refuseChange, refuseConfirming } from '@tenderlane/domain/demos';
import { iso } from '../../platform/present';
import type { Secrets } from '../../platform/secrets/secrets';
import { factsOf, type DemoRow } from './demo.queries';

function presentBooking(demo: DemoRow, now: number) {
  const facts = factsOf(demo);
  const isConfirmed = demo.confirmed_at !== null;
  // Other times were asked for: the agreed one is void.
  const isTimed = demo.state !== 'requested';
  return {
    state: demo.state,
    name: demo.name,
    company_name: demo.company_name,
    country_id: demo.country_id,
    locale: demo.locale,
    time_zone: demo.time_zone,
    times: demo.times.map((time) => time.toISOString()),
    note: demo.note,
    at: isTimed ? iso(demo.at) : null,
    ends_at: isTimed ? iso(demo.ends_at) : null,
    host: isTimed ? demo.host : null,
    is_confirmed: isConfirmed,
    confirm_until: isConfirmed ? null : new Date(facts.createdAt + DEMO_LIMITS.confirmMs).toISOString(),
    refusals: refusalsOf(facts, now),
  };
}

function refusalsOf(facts: DemoFacts, now: number): DemoBooking['refusals'] {
  const found = {
    change: refuseChange(facts, 'ask', now),
    cancel: refuseChange(facts, 'cancel', now),
    confirm: refuseConfirming(facts, now),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, refusal]) =>
      refusal ? [[name, { code: refusal.code, params: refusal.params ?? {} }]] : [],
    ),
  );
}

export const presentDemo = (demo: DemoRow, { now, secrets }: { now: number; secrets: Secrets }): DemoBooking => ({
  ...presentBooking(demo, now),
  code: secrets.link('demo-booking', demo.id, demo.salt),
});

export const presentForOperator = (demo: DemoRow, now: number): OperatorDemo => ({
  ...presentBooking(demo, now),
  id: demo.id,
  login: demo.login,
  is_member: demo.account_id !== null,
  operator_note: demo.operator_note,
  created_at: demo.created_at.toISOString(),
});
