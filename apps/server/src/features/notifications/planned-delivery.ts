import type { Side } from '@tenderlane/domain/core';
import type { Template } from '../../platform/notices/templates';
import type { Recipient } from '../../platform/notices/subject';
import {
  channelsFor,
  isToldOf,
  quietUntil,
  type NotificationChannel,
  type PlannedChannel,
  USUAL_PREFERENCE,
} from '@tenderlane/domain/notifications';
import type { Config } from '../../platform/config/config';
import type { Message } from '../../platform/messages/messages';
import { sharedKey, type BellEntry, type BellParams } from './bell/bell-entry';
import type { HeldMessage } from './held/held.queries';
import type { NoticeWithRecipients } from './notice';
import { addressTo } from './recipient';
import { hasText } from '../../platform/notices/texts';
import type { RecipientChoices } from './recipient-choices.queries';

export interface PlannedDelivery {
  bell: BellEntry | null;
  messages: Message[];
  held: HeldMessage[];
}

const NO_CHOICES: RecipientChoices = { preference: null, chat_id: null, push_ids: [] };

interface DeliveryParts {
  choices: RecipientChoices | undefined;
  isMuted: boolean;
  now: number;
  config: Config;
}

export function planDelivery(
  one: NoticeWithRecipients,
  recipient: Recipient,
  side: Side,
  { choices = NO_CHOICES, isMuted, now, config }: DeliveryParts,
): PlannedDelivery | null {
  const { notice, event, subject, shown } = one;
  const { template, group, class: kind } = notice;
  if (!isToldOf(isMuted, kind)) return null;
  // The rank and gap of a bid are only in messages about the outcome.
  const person = notice.withLoss ? recipient : { ...recipient, loss: null };
  const preference = choices.preference ?? USUAL_PREFERENCE;
  const view = side === 'shipper' ? 'shipper' : 'carrier';
  const { path, ...page } = subject.placeFor(person, view);
  const bellParams: BellParams = { ...subject.bellFor(person, view, shown), path };
  const onTheWay = subject.onTheWay?.(person) ?? {};
  const delayMs = subject.delayMs ?? 0;
  const byChannel: Partial<Record<NotificationChannel, Message[]>> = {};
  if (!notice.isBellOnly) {
    const canEnd = kind !== 'must-have' && { unsubscribe: { accountId: person.account_id, side, group } };
    const mail = hasText(`${template}.subject`)
      ? addressTo(person, template as Template, { ...subject.valuesFor(person, view, shown), path, ...onTheWay })
      : [];
    const sent = notice.withoutSms ? mail.filter(({ channel }) => channel === 'email') : mail;
    byChannel.email = sent.map((message) => ({ ...message, ...canEnd }));
    const params = { ...bellParams, ...onTheWay, country_id: person.country_id };
    const short = { locale: person.locale, template, params, ...(delayMs > 0 && { delayMs }) };
    if (choices.chat_id !== null && config.telegram)
      byChannel.messenger = [{ ...short, to: String(choices.chat_id), channel: 'telegram' }];
    byChannel.push = choices.push_ids.map((id) => ({ ...short, to: String(id), channel: 'push' }));
  }
  const channels: NotificationChannel[] = ['in_app'];
  for (const channel of ['email', 'messenger', 'push'] as const) if (byChannel[channel]?.length) channels.push(channel);
  const possible = channels.filter((channel) => notice.only?.includes(channel) ?? true);
  const planned = channelsFor(preference, { group, class: kind, channels: possible }, now).filter(
    ({ channel, isDigest }) => !notice.isMailedInDigest || channel !== 'email' || isDigest,
  );
  const isInApp = planned.some(({ channel }) => channel === 'in_app');
  const outside = planned.flatMap((plan) => (byChannel[plan.channel] ?? []).map((message) => ({ plan, message })));
  const isQuiet = quietUntil(preference.quiet_hours, now) !== null;
  return {
    bell: isInApp
      ? {
          account_id: person.account_id,
          company_id: person.company_id,
          side,
          event_key: notice.isBellOnly || notice.isOneEntry ? sharedKey(template, event.entityId) : event.key,
          action: event.action,
          template,
          class: kind,
          params: bellParams,
          ...page,
          created_at: event.at ?? now,
          is_loud: kind === 'must-have' && !isQuiet && !isMuted,
        }
      : null,
    messages: outside.flatMap(({ plan, message }) => (plan.at === null ? [message] : [])),
    held: outside.flatMap(({ plan, message }) => heldOf(person, plan, message, `${template}:${path}`)),
  };
}

function heldOf(
  { account_id, company_id }: Recipient,
  { at, isDigest }: PlannedChannel,
  message: Message,
  key: string,
): HeldMessage[] {
  return at === null ? [] : [{ account_id, company_id, is_digest: isDigest, item_key: key, message, due_at: at }];
}
