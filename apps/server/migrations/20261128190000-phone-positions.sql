-- Whether the driver shares the position of the phone; null while the link is not opened.
alter table trips add column is_shared boolean;
update trips t set is_shared = false from driver_links d where d.trip_id = t.id and d.opened_at is not null;

-- The app on the phone sends positions with a token of its own, which ends with the link.
alter table driver_links add column app_token_hash bytea unique;

-- The page and the app of a driver are devices of the trip, others belong to a source and a truck.
alter table tracking_devices
  alter column source_id drop not null,
  add column trip_id bigint references trips (id),
  add constraint tracking_devices_owner check ((source_id is null) <> (trip_id is null)),
  add constraint tracking_devices_phone unique (trip_id, name);

-- Positions now name the kind of their source. The next position makes the progress anew.
update trips set progress = null where progress is not null;
