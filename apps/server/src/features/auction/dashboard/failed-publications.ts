import type { EventOf } from '../../../platform/events/new-event';
import type { InTransaction } from '../../../platform/events/in-transaction';
import type { AttentionItem } from '../../../platform/dashboard/attention';
import { loadRows } from '../../loads';
import { forgetFailures, saveFailures } from './failed-publications.queries';

const loadsOf = (events: readonly EventOf<'load.publication_failed' | 'load.scheduled'>[]) =>
  events.flatMap(({ companyId, entityId, at }) => (companyId === null ? [] : [{ companyId, loadId: entityId, at }]));

export const publicationSubscribers = {
  'load.publication_failed': [
    ({ sql }, events) => {
      sql.queueWrite(saveFailures(sql, loadsOf(events)));
      return Promise.resolve();
    },
  ],
  'load.scheduled': [
    ({ sql }, events) => {
      sql.queueWrite(forgetFailures(sql, loadsOf(events)));
      return Promise.resolve();
    },
  ],
} satisfies InTransaction;

export const failedPublication: AttentionItem = {
  key: 'auction.publication_failed',
  icon: 'failed',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.write',
  page: 'tenders-edit',
  rows: (reader) =>
    loadRows(reader, {
      columns: 'null::timestamptz as deadline, f.failed_at as since, null::text as name',
      joins: 'join failed_publications f on f.load_id = l.id',
      where: `l.state = 'draft'`,
    }),
};
