import type { AttentionItem } from '../../../platform/dashboard/attention';
import { ofCarrier, own } from '../../../platform/database/tenant';
import { ownOptionRows } from '../../bids';
import { loadRows } from '../../loads';

const RUNNING = `l.state in ('processing', 'in_progress')`;

const forShipper: AttentionItem = {
  key: 'trip.change',
  icon: 'clock',
  side: 'shipper',
  panel: 'decide',
  right: 'loads.write',
  page: 'tenders.show',
  rows: (reader) =>
    loadRows(reader, {
      columns: `w.deadline, w.since, coalesce(c.name, c.login) as name`,
      joins: `join options o on ${own('o')} and o.id = l.selected_option_id join carriers c on ${own('c')} and c.id = o.carrier_id
              join lateral (select min(s.window_from) as deadline, min(h.proposed_at) as since
                from trip_changes h join trips t on t.id = h.trip_id left join trip_stops s on s.id = h.stop_id
                where ${own('h')} and t.option_id = o.id and h.state = 'waiting' and h.side = 'carrier' having count(*) > 0) w on true`,
      where: `${RUNNING} and l.id in (select t.load_id from trip_changes h join trips t on t.id = h.trip_id
                where ${own('h')} and h.state = 'waiting' and h.side = 'carrier')`,
    }),
};

const forCarrier: AttentionItem = {
  key: 'trip.change_asked',
  icon: 'clock',
  side: 'carrier',
  panel: 'decide',
  page: 'load',
  list: { page: 'awards', query: { attention: 'trip.change_asked' } },
  rows: (reader) =>
    ownOptionRows(reader, {
      deadline: 'l.first_pickup_from',
      where: `o.state = 'confirmed' and ${RUNNING} and o.id in (select t.option_id from trip_changes h join trips t on t.id = h.trip_id
        where ${ofCarrier('h')} and h.state = 'waiting' and h.side = 'shipper')`,
    }),
};

export const waitingChanges = [forShipper, forCarrier];
