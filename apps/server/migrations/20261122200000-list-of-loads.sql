-- What the list of loads is filtered and sorted by beside what it was (docs/decisions/0029).

-- When the last delivery begins.
alter table loads add column last_delivery_from timestamptz(3);
update loads l set last_delivery_from = w.window_from
  from (select distinct on (load_id) load_id, window_from from waypoints where kind = 'delivery' order by load_id, position desc) w
 where w.load_id = l.id;

-- The carrier a load is awarded to, kept with the words it is found by.
alter table load_details add column carrier_id bigint;
create or replace function find_load_by_winner() returns trigger language plpgsql as $$
begin
  update load_details set search_text = load_search_text(new.id),
         carrier_id = (select o.carrier_id from options o where o.id = new.selected_option_id)
   where load_id = new.id;
  return null;
end $$;
update load_details d set carrier_id = o.carrier_id
  from loads l join options o on o.id = l.selected_option_id where l.id = d.load_id;

-- Carriers in the order of their names, whatever alphabet they are written in.
alter table carriers add column sort_name text generated always as (left(search_key(name), 60)) stored;

-- Where a stop lies.
alter table waypoints
  add column lat float8 generated always as ((address ->> 'lat')::float8) stored,
  add column lon float8 generated always as ((address ->> 'lon')::float8) stored,
  add column country_id text generated always as (address ->> 'country_id') stored;

create function great_circle_km(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8 language sql immutable parallel safe as $$
  select 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2) + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lon2 - lon1) / 2), 2))))
$$;

-- The price a list shows, as the rules have it (listPrice, visibleToShipper): awarded, else the best live bid, else the starting rate.
-- A sealed tender that has not opened has none: its order in a list and whether a filter finds it tell nothing of its bids.
create function load_price(awarded bigint, lowest bigint, state text, opened_at timestamptz, terms jsonb)
returns bigint language sql immutable parallel safe as $$
  select case
    when awarded is not null then awarded
    when terms ->> 'mode' = 'sealed' and state <> 'draft' and opened_at is null then null
    when lowest is not null then
      case when terms ->> 'vatMode' = 'gross' then (lowest * (10000 + (terms ->> 'vatRateBp')::bigint) + 5000) / 10000 else lowest end
    else (select t.total from (select div((terms ->> 'startingRate')::numeric * (terms ->> 'quantityMilli')::numeric + 500, 1000)::bigint as total) t
           where t.total <= 1000000000000)
  end
$$;

create index loads_of_manager on loads (company_id, manager_id, id) where deleted_at is null;
create index loads_by_creation on loads (company_id, created_at, id) where deleted_at is null;
create index loads_by_update on loads (company_id, updated_at, id) where deleted_at is null;
create index loads_by_delivery on loads (company_id, coalesce(last_delivery_from, 'infinity'), id) where deleted_at is null;
create index load_details_by_distance on load_details (company_id, coalesce(distance_km, 'Infinity'), load_id);
create index load_details_by_weight on load_details (company_id, coalesce((cargo ->> 'weight_kg')::numeric, 'Infinity'), load_id);
create index load_details_of_carrier on load_details (company_id, carrier_id, load_id);
create index waypoints_at on waypoints (company_id, kind, lat, lon, load_id);
create index waypoints_in on waypoints (company_id, kind, country_id, load_id);
