import type { AttentionItem } from '../../../platform/dashboard/attention';
import { own } from '../../../platform/database/tenant';
import { loadRows } from '../../loads';

const OF_PROOF = `trip_proofs p join trip_stops s on s.id = p.stop_id join trips t on t.id = s.trip_id`;

export const waitingProofs: AttentionItem = {
  key: 'trip.proof',
  icon: 'paper',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.write',
  page: 'tenders.show',
  rows: (reader) =>
    loadRows(reader, {
      columns: `w.due_at as deadline, w.at as since, coalesce(c.name, c.login) as name`,
      joins: `join options o on ${own('o')} and o.id = l.selected_option_id join carriers c on ${own('c')} and c.id = o.carrier_id
              cross join lateral (select min(p.due_at) as due_at, min(p.at) as at from ${OF_PROOF}
                where ${own('t')} and t.load_id = l.id and p.state = 'waiting') w`,
      where: `l.state = 'in_progress' and l.id in (select t.load_id from ${OF_PROOF} where ${own('p')} and p.state = 'waiting')`,
    }),
};
