-- One vehicle has one plate, with or without spaces and hyphens (`plateKey` of the domain). Doubles from before stay as they are.
create function plate_key(plate text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(plate, '[\s‐-―-]', '', 'g'))
$$;
alter table trucks add column plate_key text generated always as (plate_key(plate)) stored;
alter table trailers add column plate_key text generated always as (plate_key(plate)) stored;
create index trucks_plate_key on trucks (company_id, plate_key) where deleted_at is null;
create index trailers_plate_key on trailers (company_id, plate_key) where deleted_at is null;
