import type { Side } from '@tenderlane/domain/core';
import { lookUp } from '@tenderlane/domain/values';
import type { Sql } from '../../platform/database/database';
import { withoutRepeatedNews } from '../../platform/events/events';
import { retrySeparately } from '../../platform/events/outbox';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Message } from '../../platform/messages/messages';
import type { MessageHooks } from '../../platform/notices/message-hooks';
import type { Plan } from '../../platform/notices/own-messages';
import type { PlanContext } from '../../platform/notices/subject';
import type { DeclaredMessages } from './declared-messages';
import { addRecipients, collectNotices, findNotices, type DeclaredNotices } from './find-notices';
import type { NoticeWithRecipients } from './notice';
import { deferLargeAudiences, LARGE_AUDIENCES, PART } from './parts/message-parts';
import { planCode } from './plan-code';
import { planCompanyCode } from './plan-company-code';
import { saveDeliveries } from './save-deliveries';
import { planDelivery, type PlannedDelivery } from './planned-delivery';
import { listRecipientChoices } from './recipient-choices.queries';

const PLANS: Readonly<Record<string, Plan>> = {
  'sign-in.code-requested': planCode,
  'company.code-requested': planCompanyCode,
};

export const LARGE_EVENT = 'audience.event';

export interface Planner {
  planMessages(sql: Sql, rows: OutboxRow[], parts: PlanContext): Promise<Message[]>;
  planForMany(sql: Sql, row: OutboxRow, parts: PlanContext): Promise<PlannedDelivery[]>;
}

export const createPlanner = ({ notices, plans, hooks }: DeclaredMessages): Planner =>
  plannerOf(collectNotices(notices), { ...PLANS, ...plans }, hooks);

const plannerOf = (declared: DeclaredNotices, plans: Readonly<Record<string, Plan>>, hooks: MessageHooks): Planner => ({
  /**
   * Plans messages in the order of the rows. Large audiences are deferred; if an event
   * names thousands of options, the search for their members is deferred too.
   */
  async planMessages(sql, rows, parts) {
    const wanted = withoutRepeatedNews(rows);
    const found = withLastWords(await findNotices(sql, wanted, declared, parts));
    const told = found.filter((one) => !namesMany(one));
    await addRecipients(sql, told);
    const deliveries = await planDeliveries(sql, told, parts, hooks);
    const messages: Message[] = [];
    const atOnce: PlannedDelivery[] = [];
    for (const row of wanted) {
      messages.push(...((await lookUp(plans, row.kind)?.(sql, row, parts)) ?? []));
      for (const one of told) {
        if (one.row !== row) continue;
        const here = await deferLargeAudiences(sql, parts.clock, deliveries.get(one) ?? []);
        atOnce.push(...here);
        messages.push(...here.flatMap((delivery) => delivery.messages));
      }
    }
    await saveDeliveries(sql, parts.clock, atOnce);
    for (const row of new Set(found.filter(namesMany).map((one) => one.row))) {
      await retrySeparately(sql, LARGE_AUDIENCES, { kind: LARGE_EVENT, payload: { ...row } });
    }
    return messages;
  },

  async planForMany(sql, row, parts) {
    const told = (await findNotices(sql, [row], declared, parts)).filter(namesMany);
    await addRecipients(sql, told);
    const deliveries = await planDeliveries(sql, told, parts, hooks);
    return deferLargeAudiences(sql, parts.clock, [...deliveries.values()].flat());
  },
});

/** Keeps only the last of a batch's bell-only messages per load, because only the latest text counts. */
function withLastWords(found: NoticeWithRecipients[]): NoticeWithRecipients[] {
  const keyOf = ({ notice, event }: NoticeWithRecipients) => `${notice.template} ${event.entityId}`;
  const last = new Map(found.map((one) => [keyOf(one), one]));
  return found.filter((one) => !one.notice.isBellOnly || last.get(keyOf(one)) === one);
}

const namesMany = ({ notice, event }: NoticeWithRecipients) =>
  notice.to.isOfNamedOptions === true && event.optionIds.length > PART;

async function planDeliveries(
  sql: Sql,
  told: NoticeWithRecipients[],
  { clock, config }: PlanContext,
  { listMuted }: MessageHooks,
): Promise<Map<NoticeWithRecipients, PlannedDelivery[]>> {
  const asked = told.flatMap((one) => {
    const side = sideOf(one);
    const { event, notice, shown, people } = one;
    return people
      .filter(({ account_id: id }) => id !== event.accountId || notice.alsoCauser?.(shown))
      .map((person) => ({ one, person, side }));
  });
  if (asked.length === 0) return new Map();
  const places = asked.map(({ one: { subject }, person, side }) => ({
    accountId: person.account_id,
    side,
    loadId: subject.loadId,
    carrierCompanyId: side === 'carrier' ? person.company_id : null,
  }));
  // Both statements are sent at once, so a batch waits for one answer.
  const [choices, muted] = await Promise.all([
    listRecipientChoices(sql, places),
    places.some(({ loadId }) => loadId !== null) ? listMuted(sql, places) : [],
  ]);
  const byPlace = new Map(choices.map((one) => [one.position, one]));
  const mutedPlaces = new Set(muted);
  const now = await clock.now(sql);
  const deliveries = new Map<NoticeWithRecipients, PlannedDelivery[]>();
  for (const [place, { one, person, side }] of asked.entries()) {
    const delivery = planDelivery(one, person, side, {
      choices: byPlace.get(place),
      isMuted: mutedPlaces.has(place),
      now,
      config,
    });
    if (!delivery) continue;
    const known = deliveries.get(one);
    if (known) known.push(delivery);
    else deliveries.set(one, [delivery]);
  }
  return deliveries;
}

function sideOf({ notice: { to }, subject }: NoticeWithRecipients): Side {
  if (to.isOfEitherSide) return subject.company.side;
  return to.side === 'shipper' ? 'shipper' : 'carrier';
}
