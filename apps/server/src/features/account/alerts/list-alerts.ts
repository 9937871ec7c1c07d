import type { Account } from '@tenderlane/contract';
import type { NotificationKey } from '../../../platform/notices/templates';
import { DAY_MS, HOUR_MS } from '@tenderlane/domain/core';
import { subscriptionUntilPlans } from '@tenderlane/domain/plans';
import type { PersonContext } from '../../../platform/context';
import { readyItems } from '../../../platform/dashboard/attention';
import type { Member } from '../../../platform/principal';
import { listTenderFacts } from '../../auction';
import { nameIn } from '../../tender-notices';
import { writeNotice } from '../../../platform/notices/texts';
import { countItemsSince, findAskedPacket, findOwnAwaited, findUnconfirmed, type AwaitedLoad } from './alerts.queries';

export type Alert = Account['notifications'][number];

const COLORS = { info: 'gray', warning: 'yellow', error: 'red' } as const;
const ICONS = { info: 'info', warning: 'clock', error: 'alert' } as const;

type AlertInput = Pick<Alert, 'key' | 'type' | 'text' | 'routeName'> & { at?: number; id?: number };

const alertOf = ({ key, type, text, routeName, at, id }: AlertInput): Alert => ({
  key,
  text,
  at: at === undefined ? null : new Date(at).toISOString(),
  type,
  icon: ICONS[type],
  color: COLORS[type],
  routeName,
  ...(id !== undefined && { link: String(id) }),
});

/** Placeholder of a time; the application fills it in, because it knows the reader's time zone. */
const AT = '{{at}}';

const LITTLE_TIME_MS = HOUR_MS;
const EXPIRED_WITHIN_MS = 7 * DAY_MS;
const ANNOUNCED_MS = DAY_MS;
const MAINTENANCE_MS = HOUR_MS;

export async function listAlerts(context: PersonContext, member: Member | null): Promise<Alert[]> {
  const now = await context.clock.now(context.sql);
  const alerts = [...maintenance(context, now), ...changedTerms(context)];
  if (!member) return alerts;
  const found = await Promise.all([
    awaited(context, member, now),
    askedPacket(context, member),
    expired(context, member, now),
  ]);
  return [...alerts, ...overuse(context), ...found.flat()];
}

function maintenance({ config, locale }: PersonContext, now: number): Alert[] {
  const { maintenance: planned } = config;
  if (!planned || now < planned.at - ANNOUNCED_MS || now > planned.at + MAINTENANCE_MS) return [];
  const { at, text = writeNotice(locale, 'alert.maintenance', { at: AT }) } = planned;
  return [alertOf({ key: `maintenance.${at}`, type: 'warning', text, at, routeName: '' })];
}

function changedTerms({ principal: { terms }, locale }: PersonContext): Alert[] {
  if (terms?.state !== 'announced') return [];
  return terms.texts.map(({ name, changedAt: at }) => {
    const text = writeNotice(locale, `alert.changed.${name}`, { at: AT });
    return alertOf({ key: `${name}.${at}`, type: 'info', text, at, routeName: name });
  });
}

function overuse({ locale }: PersonContext): Alert[] {
  if (!subscriptionUntilPlans({}).isOverused) return [];
  const text = writeNotice(locale, 'alert.overused', {});
  return [alertOf({ key: 'overused', type: 'error', text, routeName: 'pricing' })];
}

async function awaited(context: PersonContext, member: Member, now: number): Promise<Alert[]> {
  const isCarrier = member.side === 'carrier';
  const next = isCarrier
    ? await findOwnAwaited(context.sql, member, now)
    : await findUnconfirmed(context.sql, member, { now, until: now + LITTLE_TIME_MS });
  if (!next) return [];
  const { load_id: id, total } = next;
  const at = next.confirmation_ends_at.getTime();
  const text = await awaitedText(context, next, isCarrier ? 'alert.awaits_you' : 'alert.winner_waits');
  const routeName = isCarrier ? 'load' : 'tenders.show';
  return [alertOf({ key: `awaited.${id}.${at}.${total}`, type: 'warning', text, at, routeName, id })];
}

async function awaitedText(
  { sql, locale }: PersonContext,
  { load_id: loadId, total }: AwaitedLoad,
  key: NotificationKey,
): Promise<string> {
  const [facts] = await listTenderFacts(sql, [loadId]);
  const said = writeNotice(locale, key, { tender: facts ? nameIn(facts, locale) : '', at: AT });
  return total > 1 ? `${said} ${writeNotice(locale, 'alert.more', { count: String(total - 1) })}` : said;
}

async function askedPacket({ sql, locale }: PersonContext, member: Member): Promise<Alert[]> {
  if (member.side !== 'carrier' || member.limit) return [];
  const asked = await findAskedPacket(sql, member);
  if (!asked) return [];
  const said = writeNotice(locale, 'packet-asked.title', { company: asked.shipper });
  const isOne = asked.total === 1;
  const text = isOne ? said : `${said} ${writeNotice(locale, 'alert.more', { count: String(asked.total - 1) })}`;
  const key = `packet_asked.${asked.carrier_id}.${asked.total}`;
  const route = isOne ? { routeName: 'packet', id: asked.carrier_id } : { routeName: 'packets' };
  return [alertOf({ key, type: 'info', text, ...route })];
}

async function expired({ sql, attention, locale }: PersonContext, member: Member, now: number): Promise<Alert[]> {
  if (!member.rights.has('carriers.write')) return [];
  const wanted = attention.filter(({ key }) => key === 'carrier.invitation_expired');
  const items = await readyItems(wanted, { sql, principal: member, now });
  const count = await countItemsSince(sql, member, items, { from: now - EXPIRED_WITHIN_MS, now });
  if (count === 0) return [];
  const text = writeNotice(locale, 'alert.invitations_expired', { count: String(count) });
  return [alertOf({ key: `invitations_expired.${count}`, type: 'info', text, routeName: 'carriers' })];
}
