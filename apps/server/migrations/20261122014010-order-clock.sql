-- When both sides were last told that loading is late, and what an award costs without VAT: only such prices compare.
alter table loads add column loading_told_at timestamptz(3), add column awarded_net bigint;

-- An award is shown in its tender's own VAT mode: a bid in that mode as it was written, another one by way of its net price.
with award as (
  select l.id, o.comparable as net, case
           when a.terms->>'basis' = 'trip' and (b.vat_mode = 'gross') = (a.terms->>'vatMode' = 'gross') then o.amount
           when a.terms->>'vatMode' = 'gross' then round(o.comparable * (1 + (a.terms->>'vatRateBp')::numeric / 10000))
           else o.comparable
         end as shown
    from loads l
    join options o on o.id = l.selected_option_id
    join bids b on b.id = l.selected_bid_id
    join auctions a on a.load_id = l.id
   where l.awarded_price is not null
)
update loads l set awarded_net = award.net, awarded_price = award.shown from award where award.id = l.id;

-- Orders that wait for loading are looked at a day after the window of the first pickup, and bids when their validity passes.
update loads set due_at = first_pickup_to + interval '1 day'
 where state = 'processing' and due_at is null and deleted_at is null and first_pickup_to is not null;
update loads l set due_at = least(l.due_at, b.nearest)
  from (select o.load_id, min(o.valid_until) as nearest from options o where o.state in ('active', 'stale') group by o.load_id) b
 where b.load_id = l.id and l.deleted_at is null and l.approval is null
   and l.state in ('ongoing', 'tender_over', 'awaiting_confirmation') and b.nearest < l.due_at;
