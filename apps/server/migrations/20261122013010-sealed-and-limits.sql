-- When the bids of a sealed tender opened; null while they are closed, and for good where it was cancelled before its end.
alter table loads add column opened_at timestamptz(3);
update loads l set opened_at = coalesce(l.finished_at, l.effective_end, l.created_at)
  from auctions a
 where a.load_id = l.id and a.terms->>'mode' = 'sealed' and l.state not in ('draft', 'ongoing')
   and not (l.state = 'awaiting_confirmation' and coalesce(l.left_ms, 0) > 0)
   and not ('canceled' in (l.state, l.previous_state) and l.finished_at < l.effective_end);
-- A sealed tender counts the carriers that have ever bid, whatever became of them.
update loads l set bid_count = (select count(*) from options o where o.load_id = l.id and o.bid_id is not null)
  from auctions a
 where a.load_id = l.id and a.terms->>'mode' = 'sealed' and l.state <> 'draft' and l.opened_at is null;

-- What was accepted of a carrier on a load: how often, and the last moments as epoch ms.
alter table options add column revision_count integer not null default 0, add column revision_times bigint[] not null default '{}';
update options o set revision_count = b.count from (select option_id, count(*) as count from bids group by option_id) b where b.option_id = o.id;

-- The ids of bids are random, so that they tell nobody how many came; the order is that of acceptance.
create index bids_of_option on bids (option_id, seq);
drop index bids_option;
