-- The place a stop lies in, so that its city is read in the reader's language. Without a reference: a newer place file replaces
-- the whole table.
alter table waypoints add column place_id bigint;

update waypoints w set place_id = p.id
  from places p
 where p.country_id = w.address->>'country_id' and p.lat = (w.address->>'lat')::float8 and p.lon = (w.address->>'lon')::float8
   and w.address->>'city' in (p.name_en, p.name_uk, p.name_ru, p.name_kk);
