-- Telematics accounts of a carrier. Only the hash of a token is kept.
create table tracking_sources (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  name text not null,
  token_hash bytea not null unique,
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index tracking_sources_company on tracking_sources (company_id);

-- A device without a truck was removed; the positions that it sent keep its id.
create table tracking_devices (
  id bigint generated always as identity primary key,
  source_id bigint not null references tracking_sources (id),
  company_id bigint not null references companies (id),
  name text not null,
  truck_id bigint references trucks (id),
  unique (source_id, name)
);
create index tracking_devices_company on tracking_devices (company_id);
create index tracking_devices_truck on tracking_devices (truck_id);

-- Positions of trips in weekly partitions, which are made ahead and dropped after 90 days. A position of a truck with two
-- trips is stored in both, because each shipper sees only its own.
create table positions (
  trip_id bigint not null references trips (id),
  device_id bigint not null,
  at timestamptz(3) not null,
  lat double precision not null,
  lon double precision not null,
  speed_kmh double precision,
  accuracy_m double precision,
  is_mocked boolean not null,
  temperature_c double precision,
  primary key (trip_id, device_id, at)
) partition by range (at);

do $$
declare
  monday date;
begin
  for monday in
    select day::date from generate_series(date_trunc('week', now() at time zone 'UTC') - interval '2 weeks',
                                          date_trunc('week', now() at time zone 'UTC') + interval '8 weeks', interval '1 week') as day
  loop
    execute format('create table %I partition of positions for values from (%L) to (%L)',
                   'positions_' || to_char(monday, 'YYYYMMDD'), monday || 'T00:00:00Z', (monday + 7) || 'T00:00:00Z');
  end loop;
end $$;

-- What the positions of a trip tell: its last position, expected arrival and share of tracked time.
alter table trips add column progress jsonb;

-- The state of the geofences and of the tracked time, without the last quarter of an hour. At `due_at` the trip is followed without a
-- new position, because a single position inside becomes an arrival after five minutes.
create table trip_tracking (
  trip_id bigint primary key references trips (id),
  state jsonb,
  due_at timestamptz(3)
);
create index trip_tracking_due on trip_tracking (due_at) where due_at is not null;

-- Devices that sent positions of a trip.
create table trip_devices (
  trip_id bigint not null references trips (id),
  device_id bigint not null references tracking_devices (id),
  last_at timestamptz(3) not null,
  primary key (trip_id, device_id)
);
create index trip_devices_device on trip_devices (device_id);
