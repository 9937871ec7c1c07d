-- Lists and lane figures of companies with hundreds of thousands of loads (docs/decisions/0017).

-- Every sort of what a list shows without a search, all but the archive, and of each state. The first is for searches.
drop index loads_by_state;
drop index loads_by_end;
drop index loads_by_pickup;
create index loads_listed on loads (company_id, id) where deleted_at is null and state <> 'archived';
create index loads_listed_by_end on loads (company_id, coalesce(effective_end, 'infinity'), id)
  where deleted_at is null and state <> 'archived';
create index loads_listed_by_pickup on loads (company_id, coalesce(first_pickup_from, 'infinity'), id)
  where deleted_at is null and state <> 'archived';
create index loads_of_state on loads (company_id, state, id) where deleted_at is null;
create index loads_of_state_by_end on loads (company_id, state, coalesce(effective_end, 'infinity'), id) where deleted_at is null;
create index loads_of_state_by_pickup on loads (company_id, state, coalesce(first_pickup_from, 'infinity'), id)
  where deleted_at is null;
create index load_details_bodies on load_details using gin ((truck -> 'body_types'));
create index load_details_tags on load_details using gin (tags);

-- The tenders of a month.
create index loads_published on loads (company_id, published_at) where republished_from_id is null;

-- From where to where a company has awarded.
create table lanes (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  from_lat float8 not null,
  from_lon float8 not null,
  to_lat float8 not null,
  to_lon float8 not null,
  unique (company_id, from_lat, from_lon, to_lat, to_lon)
);

-- What was awarded on a lane, from its confirmation on and while it stands; as the load was then.
create table lane_awards (
  load_id bigint primary key references loads (id),
  company_id bigint not null references companies (id),
  lane_id bigint not null references lanes (id),
  currency text not null,
  bodies text[] not null,
  net bigint not null,
  confirmed_at timestamptz(3) not null
);
create index lane_awards_latest on lane_awards (company_id, lane_id, currency, confirmed_at desc) include (net, bodies, load_id);

create view load_lanes as
  select l.id as load_id, l.company_id, l.currency, array(select jsonb_array_elements_text(d.truck -> 'body_types')) as bodies,
         (f.address ->> 'lat')::float8 as from_lat, (f.address ->> 'lon')::float8 as from_lon,
         (t.address ->> 'lat')::float8 as to_lat, (t.address ->> 'lon')::float8 as to_lon
    from loads l
    join load_details d on d.load_id = l.id
    join lateral (select address from waypoints w where w.load_id = l.id and w.kind = 'pickup' order by w.position limit 1) f on true
    join lateral (select address from waypoints w where w.load_id = l.id and w.kind = 'delivery' order by w.position desc limit 1) t on true
   where f.address ? 'lat' and t.address ? 'lat';

create function keep_lane_award() returns trigger language plpgsql as $$
begin
  delete from lane_awards a where a.load_id = new.id;
  if new.awarded_net is null or new.selected_option_id is null or new.timeline ->> 'confirmed' is null then return null; end if;
  insert into lanes (company_id, from_lat, from_lon, to_lat, to_lon)
    select v.company_id, v.from_lat, v.from_lon, v.to_lat, v.to_lon from load_lanes v where v.load_id = new.id
    on conflict do nothing;
  insert into lane_awards (load_id, company_id, lane_id, currency, bodies, net, confirmed_at)
    select v.load_id, v.company_id, n.id, v.currency, v.bodies, new.awarded_net,
           to_timestamp((new.timeline ->> 'confirmed')::float8 / 1000)
      from load_lanes v
      join lanes n using (company_id, from_lat, from_lon, to_lat, to_lon)
     where v.load_id = new.id;
  return null;
end $$;
create trigger loads_awarded_on_lane after update of awarded_net, selected_option_id, timeline on loads
  for each row when ((old.awarded_net, old.selected_option_id, old.timeline ->> 'confirmed')
                     is distinct from (new.awarded_net, new.selected_option_id, new.timeline ->> 'confirmed'))
  execute function keep_lane_award();

with awarded as materialized (
  select v.*, l.awarded_net as net, to_timestamp((l.timeline ->> 'confirmed')::float8 / 1000) as confirmed_at
    from loads l join load_lanes v on v.load_id = l.id
   where l.awarded_net is not null and l.selected_option_id is not null and l.timeline ->> 'confirmed' is not null
), new_lanes as (
  insert into lanes (company_id, from_lat, from_lon, to_lat, to_lon)
    select distinct company_id, from_lat, from_lon, to_lat, to_lon from awarded returning *
)
insert into lane_awards (load_id, company_id, lane_id, currency, bodies, net, confirmed_at)
  select a.load_id, a.company_id, n.id, a.currency, a.bodies, a.net, a.confirmed_at
    from awarded a join new_lanes n using (company_id, from_lat, from_lon, to_lat, to_lon);

-- As it was, in half the time: what places are found by are keys already.
create or replace function load_search_text(load bigint) returns text language sql stable as $$
  select concat(' ', l.number, ' ', d.former_number, ' ', searchable(l.name), ' ', lower(l.name), ' ', searchable(d.cargo->>'name'), ' ',
           (select string_agg(concat_ws(' ', searchable(w.address->>'city'),
                                        case when w.address->>'name' is distinct from w.address->>'city' then searchable(w.address->>'name') end,
                                        replace(p.search_text, '|', ' ')), ' ' order by w.position)
              from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), ' ',
           E'\n', ' ', searchable(l.external_id), ' ', lower(l.external_id), ' ',
           searchable(array_to_string(d.tags, ' ')), ' ', lower(array_to_string(d.tags, ' ')), ' ',
           (select searchable(c.name) from options o join carriers c on c.id = o.carrier_id where o.id = l.selected_option_id), ' ')
    from loads l join load_details d on d.load_id = l.id where l.id = load
$$;
