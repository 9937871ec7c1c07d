-- Releases before 2026-11-23 queued a notice for each reader beside the event. The rows become events, as today's releases
-- read them: notices since the last event of their load are one event. The outbox is short, so one scan is enough.
create temp table notice_names on commit drop as
select * from (values
  ('invited', 'load.published'), ('outbid', 'option.outbid'), ('extended', 'load.extended'),
  ('leader_withdrew', 'load.bid_withdrawn'), ('terms_changed', 'load.edited'), ('reopened', 'load.reopened'),
  ('resumed', 'load.resumed'), ('selected', 'option.selected'), ('lost', 'option.confirmed'),
  ('not_awarded', 'load.not_awarded'), ('lapsed', 'option.lapsed'), ('released', 'option.released'),
  ('canceled', 'load.canceled'), ('publication_failed', 'load.publication_failed'),
  ('tender_over', 'load.decision_started'), ('did_not_take_place', 'load.not_awarded'),
  ('approval_requested', 'option.approval_requested'), ('approved', 'option.approved'),
  ('disapproved', 'option.disapproved'), ('confirmed', 'option.confirmed'), ('refused', 'option.refused'),
  ('carrier_canceled', 'option.canceled'), ('carrier_canceled_under_way', 'option.canceled'),
  ('canceled_under_way', 'load.canceled_under_way'), ('bid_expired', 'load.bid_expired'),
  ('loading_late', 'load.loading_late'), ('not_delivered', 'load.uncompleted'), ('resolved', 'load.resolved')
) as known (name, action);

-- Events of that time lack the person who caused them, which today's readers need.
create temp table old_events on commit drop as
with taken as (
  delete from outbox where kind ~ '^(load|option)\.' and not payload ? 'account_id' and payload ? 'event_id'
  returning id, kind, payload, urgent, created_at
)
select o.*, e.account_id from taken o left join events e on e.id = (o.payload->>'event_id')::bigint;

create temp table old_notices on commit drop as
with taken as (
  delete from outbox using notice_names n where kind = 'notice.' || n.name
  returning id, n.name, n.action, payload, urgent, created_at
)
select t.id, t.name, t.urgent, t.created_at, (t.payload->>'load_id')::bigint as load_id,
       (t.payload->>'company_id')::bigint as company_id, (t.payload->>'caused_by')::bigint as account_id,
       (t.payload->'to'->>'optionId')::bigint as to_option, t.payload->'params' as params,
       case when t.name = 'invited' and t.payload->'to' ? 'optionId' then 'option.invited' else t.action end as action,
       (select max(e.id) from old_events e where e.id < t.id and e.payload->'entity_id' = t.payload->'load_id') as last_event
  from taken t;

create temp table notice_events on commit drop as
select n.action, n.load_id, min(n.company_id) as company_id, max(n.account_id) as account_id, min(n.id) as id,
       bool_or(n.urgent) as urgent, min(n.created_at) as created_at,
       max(coalesce(n.to_option, (n.params->>'option_id')::bigint)) filter (where not many.is) as option_id,
       coalesce(jsonb_agg(distinct n.to_option) filter (where many.is and n.to_option is not null), '[]') as option_ids,
       coalesce(jsonb_object_agg(p.key, p.value) filter (where p.key is not null), '{}')
         || case when bool_or(n.name = 'carrier_canceled_under_way') then '{"under_way": true}' else '{}' end::jsonb
         || case n.action when 'load.edited' then '{"fields": []}' else '{}' end::jsonb as params,
       (select max(e.id) from old_events e
         where e.kind = n.action and e.payload->'entity_id' = to_jsonb(n.load_id) and e.id < min(n.id)) as event_row
  from old_notices n
 cross join lateral (select n.name in ('lost', 'not_awarded') or n.action = 'option.invited' as is) many
  left join lateral jsonb_each(n.params) p on true
 group by n.action, n.load_id, n.last_event;

-- Carriers are told of a withdrawal only with the end that the leader had seen.
update notice_events set params = params || jsonb_build_object('led_until', coalesce(params->'effective_end', '0'))
 where action = 'load.bid_withdrawn';

insert into outbox (id, kind, payload, urgent, created_at) overriding system value
select e.id, e.kind,
       e.payload || jsonb_build_object(
         'account_id', coalesce(n.account_id, e.account_id),
         'option_id', coalesce(n.option_id, (e.payload->'params'->>'option_id')::bigint),
         'option_ids', coalesce(n.option_ids, '[]'),
         'params', coalesce(n.params, '{}') || (e.payload->'params')),
       e.urgent, e.created_at
  from old_events e left join notice_events n on n.event_row = e.id
union all
select n.id, n.action,
       jsonb_build_object('entity_id', n.load_id, 'company_id', n.company_id, 'carrier_company_id', null,
         'account_id', n.account_id, 'option_id', n.option_id, 'option_ids', n.option_ids, 'params', n.params,
         'key', 'old-' || n.id, 'at', floor(extract(epoch from n.created_at) * 1000)),
       n.urgent, n.created_at
  from notice_events n where n.event_row is null;

-- Rows that failed are passed on one by one; events among them were told by their notices.
delete from outbox_retries
 where subscriber = 'messages' and kind ~ '^(load|option)\.' and not payload ? 'account_id' and payload ? 'event_id';
update outbox_retries r
   set kind = n.action,
       payload = jsonb_build_object('entity_id', r.payload->'load_id', 'company_id', r.payload->'company_id',
         'carrier_company_id', null, 'account_id', r.payload->'caused_by', 'params', r.payload->'params',
         'option_id', case when not many.is then coalesce(r.payload->'to'->'optionId', r.payload->'params'->'option_id') end,
         'option_ids', case when many.is and r.payload->'to' ? 'optionId' then jsonb_build_array(r.payload->'to'->'optionId')
                            else '[]' end,
         'key', 'old-retry-' || r.id)
  from notice_names n cross join lateral (select n.name in ('lost', 'not_awarded') as is) many
 where r.kind = 'notice.' || n.name;

-- The bell keeps what people were told of; only the name of its cause is old.
update notifications b set action = n.action from notice_names n where b.action = 'notice.' || n.name;
