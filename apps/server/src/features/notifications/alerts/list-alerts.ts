import type { Account } from '@tenderlane/contract';
import { DAY_MS, HOUR_MS, subscriptionUntilPlans } from '@tenderlane/domain';
import type { PersonContext } from '../../../platform/context';
import type { Member } from '../../../platform/principal';
import { listTenderFacts } from '../../auction';
import { zoneOfCountry } from '../../reference';
import { writeMoment } from '../render/moment';
import { nameIn } from '../render/tender-text';
import { writeNotice, type NotificationKey } from '../render/texts';
import {
  countExpiredInvitations,
  findAskedPacket,
  findOwnAwaited,
  findUnconfirmed,
  type AwaitedLoad,
} from './alerts.queries';

export type Alert = Account['notifications'][number];

const COLORS = { info: 'gray', warning: 'yellow', error: 'red' } as const;
const ICONS = { info: 'info', warning: 'clock', error: 'alert' } as const;

const alertOf = (type: keyof typeof COLORS, text: string, routeName: string, id?: number): Alert => ({
  text,
  type,
  icon: ICONS[type],
  color: COLORS[type],
  routeName,
  ...(id !== undefined && { link: String(id) }),
});

/** From when on a shipper is told that its winner has not confirmed. */
const LITTLE_TIME_MS = HOUR_MS;
const EXPIRED_WITHIN_MS = 7 * DAY_MS;
/** From when on a maintenance is announced, and how long it may take. */
const ANNOUNCED_MS = DAY_MS;
const MAINTENANCE_MS = HOUR_MS;

/** What is to be said above every page, the weightiest first. */
export async function listAlerts(context: PersonContext, member: Member | null): Promise<Alert[]> {
  const now = await context.clock.now(context.sql);
  const alerts = [...maintenance(context, now)];
  if (!member) return alerts;
  const found = await Promise.all([
    awaited(context, member, now),
    askedPacket(context, member),
    expired(context, member, now),
  ]);
  return [...alerts, ...overuse(context), ...found.flat()];
}

function maintenance({ config, locale, principal }: PersonContext, now: number): Alert[] {
  const { maintenance: planned } = config;
  if (!planned || now < planned.at - ANNOUNCED_MS || now > planned.at + MAINTENANCE_MS) return [];
  const countryId = principal.companyId === null ? 'us' : principal.companyCountryId;
  const at = writeMoment(planned.at, { locale, countryId, timeZone: zoneOfCountry(countryId) });
  return [alertOf('warning', planned.text ?? writeNotice(locale, 'alert.maintenance', { at }), '')];
}

function overuse({ locale }: PersonContext): Alert[] {
  return subscriptionUntilPlans({}).isOverused
    ? [alertOf('error', writeNotice(locale, 'alert.overused', {}), 'pricing')]
    : [];
}

async function awaited(context: PersonContext, member: Member, now: number): Promise<Alert[]> {
  const isCarrier = member.side === 'carrier';
  const next = isCarrier
    ? await findOwnAwaited(context.sql, member, now)
    : await findUnconfirmed(context.sql, member, { now, until: now + LITTLE_TIME_MS });
  if (!next) return [];
  const text = await awaitedText(context, member, next, isCarrier ? 'alert.awaits_you' : 'alert.winner_waits');
  return [alertOf('warning', text, isCarrier ? 'load' : 'tenders.show', next.load_id)];
}

async function awaitedText(
  { sql, locale }: PersonContext,
  { companyCountryId: countryId }: Member,
  { load_id: loadId, confirmation_ends_at: end, total }: AwaitedLoad,
  key: NotificationKey,
): Promise<string> {
  const [facts] = await listTenderFacts(sql, [loadId]);
  const at = writeMoment(end.getTime(), { locale, countryId, timeZone: zoneOfCountry(countryId) });
  const said = writeNotice(locale, key, { tender: facts ? nameIn(facts, locale) : '', at });
  return total > 1 ? `${said} ${writeNotice(locale, 'alert.more', { count: String(total - 1) })}` : said;
}

/** To a carrier; the session of a link opens no packet. */
async function askedPacket({ sql, locale }: PersonContext, member: Member): Promise<Alert[]> {
  if (member.side !== 'carrier' || member.limit) return [];
  const asked = await findAskedPacket(sql, member);
  if (!asked) return [];
  const said = writeNotice(locale, 'packet-asked.title', { company: asked.shipper });
  const isOne = asked.total === 1;
  const text = isOne ? said : `${said} ${writeNotice(locale, 'alert.more', { count: String(asked.total - 1) })}`;
  return [isOne ? alertOf('info', text, 'packet', asked.carrier_id) : alertOf('info', text, 'packets')];
}

/** Only for who may invite again. */
async function expired({ sql, locale }: PersonContext, member: Member, now: number): Promise<Alert[]> {
  if (!member.rights.has('carriers.write')) return [];
  const count = await countExpiredInvitations(sql, member, { from: now - EXPIRED_WITHIN_MS, until: now });
  if (count === 0) return [];
  return [alertOf('info', writeNotice(locale, 'alert.invitations_expired', { count: String(count) }), 'carriers')];
}
