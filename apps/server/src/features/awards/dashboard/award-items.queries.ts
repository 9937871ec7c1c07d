import { nowOf, type AttentionItem } from '../../../platform/dashboard/attention';
import { own } from '../../../platform/database/tenant';
import { loadRows, SHOWN_NAME } from '../../loads';

const NO_NAME = 'null::text as name';

/** An approval is addressed to everybody who may give it, whoever manages the load. */
const approval: AttentionItem = {
  key: 'award.approval',
  icon: 'approve',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.approve',
  page: 'tenders.show',
  rows: (reader) =>
    loadRows(
      { ...reader, isMine: reader.isMine && !reader.principal.rights.has('loads.approve') },
      {
        columns: `to_timestamp((l.approval ->> 'endsAt')::float8 / 1000) as deadline,
       to_timestamp((l.approval ->> 'requestedAt')::float8 / 1000) as since,
       (select nullif(trim(p.first_name || ' ' || p.last_name), '') from accounts p where p.id = (l.approval ->> 'requestedBy')::bigint) as name`,
        where: `jsonb_typeof(l.approval) = 'object'
       and (l.approval ->> 'requestedBy')::bigint is distinct from ${reader.bind(reader.principal.accountId)}`,
      },
    ),
};

const choice: AttentionItem = {
  key: 'award.choice',
  icon: 'choose',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.award',
  page: 'tenders.show',
  rows: (reader) =>
    loadRows(reader, {
      columns: `l.decision_ends_at as deadline, coalesce(l.effective_end, l.updated_at) as since, ${NO_NAME}`,
      where: `l.state = 'tender_over' and jsonb_typeof(l.approval) is distinct from 'object'`,
    }),
};

const confirmation: AttentionItem = {
  key: 'award.confirmation',
  icon: 'clock',
  call: 'PUT /loads/{id}/remind',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.award',
  page: 'tenders.show',
  rows: (reader) =>
    loadRows(reader, {
      columns: `l.confirmation_ends_at as deadline, coalesce(l.effective_end, l.updated_at) as since, coalesce(w.name, w.login) as name`,
      joins: `left join options o on ${own('o')} and o.id = l.selected_option_id
              left join carriers w on ${own('w')} and w.id = o.carrier_id`,
      where: `l.state = 'awaiting_confirmation' and l.confirmation_ends_at <= ${nowOf(reader)} + interval '1 hour'`,
    }),
};

const raisePrice: AttentionItem = {
  key: 'award.raise_price',
  icon: 'failed',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.write',
  page: 'tenders.show',
  rows: (reader) =>
    loadRows(reader, {
      columns: `l.finished_at + interval '24 hours' as deadline, l.finished_at as since, ${NO_NAME}`,
      where: `l.state = 'did_not_take_place' and l.finished_at > ${nowOf(reader)} - interval '24 hours'`,
    }),
};

const withoutWinner: AttentionItem = {
  key: 'award.winner_gone',
  icon: 'failed',
  side: 'shipper',
  panel: 'exceptions',
  page: 'tenders.show',
  list: { page: 'tenders', query: { attention: 'award.winner_gone' } },
  rows: (reader) =>
    loadRows(reader, {
      columns: `coalesce(l.decision_ends_at, l.effective_end) as deadline, l.updated_at as since, ${SHOWN_NAME} as name`,
      where: `l.state in ('ongoing', 'tender_over')
       and exists (select from options o where ${own('o')} and o.load_id = l.id and o.is_out and o.state in ('refused', 'lapsed'))`,
    }),
};

const loadingLate: AttentionItem = {
  key: 'award.loading_late',
  icon: 'clock',
  side: 'shipper',
  panel: 'exceptions',
  page: 'tenders.show',
  list: { page: 'tenders', query: { attention: 'award.loading_late' } },
  rows: (reader) =>
    loadRows(reader, {
      columns: `null::timestamptz as deadline, l.loading_told_at as since, ${SHOWN_NAME} as name`,
      where: `l.state = 'processing' and l.loading_told_at is not null`,
    }),
};

export const awardItems = [approval, choice, confirmation, raisePrice, withoutWinner, loadingLate];
