import type { Side } from '@tenderlane/domain/core';
import { lookUp } from '@tenderlane/domain/values';
import type { Sql } from '../../platform/database/database';
import { withoutRepeatedNews } from '../../platform/events/events';
import { passApart } from '../../platform/events/outbox';
import type { OutboxRow } from '../../platform/events/outbox.queries';
import type { Message } from '../../platform/messages/messages';
import type { NoticeSource } from '../../platform/notices/notice';
import type { OwnMessages, Plan } from '../../platform/notices/own-messages';
import type { PlanContext } from '../../platform/notices/subject';
import { addRecipients, collectNotices, findNotices, type DeclaredNotices } from './find-notices';
import type { NoticeWithRecipients } from './notice';
import { deferLargeAudiences, LARGE_AUDIENCES, PART } from './parts/message-parts';
import { issueLinks } from './personal-links';
import { planCode } from './plan-code';
import { planCompanyCode } from './plan-company-code';
import { saveTellings } from './save-tellings';
import { tellingOf, type Telling } from './telling';
import { listWishes } from './wishes.queries';

const PLANS: Readonly<Record<string, Plan>> = {
  'sign-in.code-requested': planCode,
  'company.code-requested': planCompanyCode,
};

export const LARGE_EVENT = 'audience.event';

export interface Planner {
  planMessages(sql: Sql, rows: OutboxRow[], parts: PlanContext): Promise<Message[]>;
  planForMany(sql: Sql, row: OutboxRow, parts: PlanContext): Promise<Telling[]>;
}

/** Plans the messages that all features declare. */
export const createPlanner = (sources: readonly NoticeSource[], own: readonly OwnMessages[]): Planner =>
  plannerOf(collectNotices(sources), Object.assign({}, PLANS, ...own.map(({ plans }) => plans)));

const plannerOf = (declared: DeclaredNotices, plans: Readonly<Record<string, Plan>>): Planner => ({
  /**
   * Plans messages in the order of the rows, with personal links for carriers. Large audiences are deferred; if an event
   * names thousands of options, the search for their members is deferred too.
   */
  async planMessages(sql, rows, parts) {
    const wanted = withoutRepeatedNews(rows);
    const found = withLastWords(await findNotices(sql, wanted, declared, parts));
    const told = found.filter((one) => !namesMany(one));
    await addRecipients(sql, told);
    const tellings = await tellingsOf(sql, told, parts);
    const messages: Message[] = [];
    const atOnce: Telling[] = [];
    for (const row of wanted) {
      messages.push(...((await lookUp(plans, row.kind)?.(sql, row, parts)) ?? []));
      for (const one of told) {
        if (one.row !== row) continue;
        const here = await deferLargeAudiences(sql, parts.clock, tellings.get(one) ?? []);
        atOnce.push(...here);
        messages.push(...here.flatMap((telling) => telling.messages));
      }
    }
    await saveTellings(sql, parts.clock, atOnce);
    for (const row of new Set(found.filter(namesMany).map((one) => one.row))) {
      await passApart(sql, LARGE_AUDIENCES, { kind: LARGE_EVENT, payload: { ...row } });
    }
    return issueLinks(sql, parts.clock, messages);
  },

  async planForMany(sql, row, parts) {
    const told = (await findNotices(sql, [row], declared, parts)).filter(namesMany);
    await addRecipients(sql, told);
    const tellings = await tellingsOf(sql, told, parts);
    return deferLargeAudiences(sql, parts.clock, [...tellings.values()].flat());
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

async function tellingsOf(
  sql: Sql,
  told: NoticeWithRecipients[],
  { clock, config }: PlanContext,
): Promise<Map<NoticeWithRecipients, Telling[]>> {
  const asked = told.flatMap((one) => {
    const side = sideOf(one);
    const { event, notice, shown, people } = one;
    return people
      .filter(({ account_id: id }) => id !== event.accountId || notice.alsoCauser?.(shown))
      .map((person) => ({ one, person, side }));
  });
  if (asked.length === 0) return new Map();
  const wishes = await listWishes(
    sql,
    asked.map(({ one, person, side }) => ({
      accountId: person.account_id,
      side,
      loadId: one.subject.loadId,
      carrierCompanyId: side === 'carrier' ? person.company_id : null,
    })),
  );
  const byPlace = new Map(wishes.map((wish) => [wish.position, wish]));
  const now = await clock.now(sql);
  const tellings = new Map<NoticeWithRecipients, Telling[]>();
  for (const [place, { one, person, side }] of asked.entries()) {
    const telling = tellingOf(one, person, side, { wish: byPlace.get(place), now, config });
    if (!telling) continue;
    const known = tellings.get(one);
    if (known) known.push(telling);
    else tellings.set(one, [telling]);
  }
  return tellings;
}

function sideOf({ notice: { to }, subject }: NoticeWithRecipients): Side {
  if (to.isOfEitherSide) return subject.company.side;
  return to.side === 'shipper' ? 'shipper' : 'carrier';
}
