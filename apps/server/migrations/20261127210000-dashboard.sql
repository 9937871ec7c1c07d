-- Awards by the moment of their confirmation, in epoch milliseconds as the timeline holds it.
create index loads_awarded on loads (company_id, ((timeline ->> 'confirmed')::float8))
  where selected_option_id is not null and timeline ? 'confirmed' and deleted_at is null;

create index loads_to_approve on loads (company_id) where jsonb_typeof(approval) = 'object' and deleted_at is null;
create index loads_not_awarded on loads (company_id, finished_at) where state = 'did_not_take_place' and deleted_at is null;

create table failed_publications (
  load_id bigint primary key references loads (id) on delete cascade,
  company_id bigint not null references companies (id),
  failed_at timestamptz(3) not null
);
create index failed_publications_of_company on failed_publications (company_id);

-- Scheduled publications that failed before, and that nobody has scheduled again.
insert into failed_publications (load_id, company_id, failed_at)
select l.id, l.company_id, e.at
  from loads l
  join lateral (select e.at, e.action from events e
                 where e.company_id = l.company_id and e.entity = 'load' and e.entity_id = l.id
                   and e.action in ('load.publication_failed', 'load.scheduled')
                 order by e.id desc limit 1) e on e.action = 'load.publication_failed'
 where l.state = 'draft' and l.deleted_at is null and l.publish_at is null;

-- Prices without VAT that an award is compared with, as they were at its confirmation.
create table award_bases (
  load_id bigint primary key references loads (id) on delete cascade,
  company_id bigint not null references companies (id),
  currency text not null,
  awarded bigint not null,
  starting bigint,
  target bigint,
  lane_median bigint,
  first_bid bigint
);
create index award_bases_of_company on award_bases (company_id);

-- Earlier awards: rates in the VAT mode of their tender become prices without VAT; their lane medians are not known.
with rates as (
  select l.id, l.company_id, l.currency, l.awarded_net,
         (a.terms ->> 'startingRate')::numeric as starting, (a.terms ->> 'targetRate')::numeric as target,
         (a.terms ->> 'quantityMilli')::numeric * 10000
           / (1000 * (10000 + case when a.terms ->> 'vatMode' = 'gross' then (a.terms ->> 'vatRateBp')::numeric else 0 end)) as factor
    from loads l join auctions a on a.load_id = l.id
   where l.awarded_net is not null and l.selected_option_id is not null and l.timeline ? 'confirmed'
)
insert into award_bases (load_id, company_id, currency, awarded, starting, target, first_bid)
select r.id, r.company_id, r.currency, r.awarded_net, round(r.starting * r.factor), round(r.target * r.factor),
       (select b.comparable from bids b where b.load_id = r.id and not b.provisional order by b.seq limit 1)
  from rates r;

-- The dashboard keeps whose records it shows like the filter of a list.
alter table user_filters drop constraint user_filters_filter_type_id_check,
  add constraint user_filters_filter_type_id_check check (filter_type_id in ('carriers', 'tenders', 'documents', 'facilities', 'dashboard'));
