-- The places of a company's loads: its address search finds them first. Counted when a place comes into a route.
create table used_places (
  company_id bigint not null references companies (id),
  -- Without a reference: a newer place file replaces the whole table.
  place_id bigint not null,
  uses integer not null,
  used_at timestamptz(3) not null,
  primary key (company_id, place_id)
);

insert into used_places (company_id, place_id, uses, used_at)
select w.company_id, w.place_id, count(distinct w.load_id), max(l.created_at)
  from waypoints w join loads l on l.id = w.load_id
 where w.place_id is not null
 group by w.company_id, w.place_id;
