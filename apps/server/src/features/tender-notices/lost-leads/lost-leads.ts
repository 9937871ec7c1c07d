import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock';
import type { InTransaction } from '../../../platform/events/in-transaction';
import type { EventOf } from '../../../platform/events/new-event';
import type { Subscriber } from '../../../platform/events/outbox';
import { dueRows } from '../../../platform/jobs/due';
import { dueTable } from '../../../platform/jobs/due-table.queries';
import type { NoticeSource, SendNotices } from '../../../platform/notices/notice';
import { saveLostLeads, type LostLead } from './lost-lead.queries';

const LOST_LEAD = 'option.outbid';

/** A carrier that loses the lead several times within this period gets one message, with its standing at the end. */
export const GATHER_MS = 3_000;

/** Bids are placed under contended locks, so the write is queued and sent together with theirs. */
export const lostLeadSubscribers: InTransaction = {
  [LOST_LEAD]: [
    ({ sql }, events) => {
      const now = Math.max(...events.map(({ at }) => at));
      sql.queueWrite(saveLostLeads(sql, events.map(payloadOf), now, now + GATHER_MS));
      return Promise.resolve();
    },
  ],
};

const payloadOf = ({ entityId, companyId, carrierCompanyId, actor, optionId, at }: EventOf<typeof LOST_LEAD>) => ({
  entity_id: entityId,
  company_id: companyId,
  carrier_company_id: carrierCompanyId,
  account_id: actor.accountId,
  option_id: optionId,
  at,
  key: randomUUID(),
});

/** Releases before 2026-11-27 passed lost leads through the outbox. */
export const lostLeadsInOutbox = (clock: Clock): Subscriber => ({
  name: 'lost leads',
  isFor: (kind) => kind === LOST_LEAD,
  async handle(sql, rows) {
    const now = await clock.now(sql);
    await saveLostLeads(
      sql,
      rows.map(({ payload }) => payload),
      now,
      now + GATHER_MS,
    );
  },
});

const sendLostLeads = (sendNotices: SendNotices) =>
  dueRows<LostLead>({
    name: 'lost leads',
    paceMs: 1_000,
    ...dueTable<LostLead>('lost_leads', 'id, company_id, option_id, payload'),
    async run({ sql, clock, config }, leads) {
      const rows = leads.map(({ payload }) => ({ kind: LOST_LEAD, payload }));
      await sendNotices(sql, rows, { clock, config });
      return leads.length;
    },
  });

export const delayedLostLeads: NoticeSource['delayed'] = { actions: [LOST_LEAD], send: sendLostLeads };
