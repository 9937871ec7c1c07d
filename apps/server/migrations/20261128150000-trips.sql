-- Facts of an order, read by the guards of its actions; they are cleared when the order loses its winner.
alter table loads
  add column vehicle_set_at timestamptz(3),
  add column papers_signed_at timestamptz(3),
  add column papers_ready_at timestamptz(3),
  add column delivered_at timestamptz(3),
  add column proof_at timestamptz(3),
  add column completed_at timestamptz(3);

-- Until now the timeline's step of unloading was written at the completion.
update loads set completed_at = to_timestamp((timeline ->> 'unloading')::float8 / 1000) where timeline ? 'unloading';
create index loads_once_completed on loads (company_id) where completed_at is not null;

-- One trip for each confirmed award. Its state follows from the order; that of a lost winner is void.
create table trips (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  load_id bigint not null references loads (id),
  option_id bigint not null unique references options (id),
  created_at timestamptz(3) not null
);
create index trips_company on trips (company_id, load_id);
create index trips_carrier on trips (carrier_company_id, load_id);
create index trips_load on trips (load_id);

-- Address, point and window as they were at the confirmation, so that a later edit of a facility moves no geofence.
create table trip_stops (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  waypoint_id bigint not null references waypoints (id),
  position integer not null,
  kind text not null check (kind in ('pickup', 'delivery', 'stop')),
  name text,
  address jsonb,
  has_gate boolean not null,
  first_window_from timestamptz(3),
  first_window_to timestamptz(3),
  window_from timestamptz(3),
  window_to timestamptz(3),
  counted_packages integer,
  counted_weight_kg double precision,
  skipped_at timestamptz(3),
  skip_reason text,
  -- The proven arrival and its value for on time in percent; null while it does not count.
  arrived_at timestamptz(3),
  on_time smallint
);
create index trip_stops_trip on trip_stops (trip_id, position);
create index trip_stops_company on trip_stops (company_id);
create index trip_stops_carrier on trip_stops (carrier_company_id);
create index trip_stops_waypoint on trip_stops (waypoint_id);
create index trip_stops_arrivals on trip_stops (company_id, arrived_at) where on_time is not null;

-- Reports about stops. One that its reporter takes back within five minutes is deleted; the events keep it.
create table trip_evidence (
  id bigint generated always as identity primary key,
  stop_id bigint not null references trip_stops (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  kind text not null check (kind in ('approaching', 'arrived', 'working', 'done', 'departed')),
  source text not null check (source in ('gate', 'geofence', 'driver', 'carrier', 'shipper')),
  at timestamptz(3) not null,
  is_inside boolean,
  reported_at timestamptz(3) not null,
  reported_by bigint references accounts (id),
  reason text,
  unique (stop_id, kind, source)
);
create index trip_evidence_company on trip_evidence (company_id);
create index trip_evidence_carrier on trip_evidence (carrier_company_id);
create index trip_evidence_reporter on trip_evidence (reported_by);

create table trip_proofs (
  id bigint generated always as identity primary key,
  stop_id bigint not null references trip_stops (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  source text not null check (source in ('driver', 'carrier', 'shipper')),
  signer text,
  state text not null check (state in ('waiting', 'accepted', 'refused')),
  is_inside boolean,
  is_repeated boolean not null default false,
  at timestamptz(3) not null,
  added_by bigint references accounts (id),
  decided_at timestamptz(3),
  decided_by bigint references accounts (id),
  refusal_reason text,
  due_at timestamptz(3),
  due_failures integer not null default 0
);
create index trip_proofs_stop on trip_proofs (stop_id);
create index trip_proofs_company on trip_proofs (company_id);
create index trip_proofs_carrier on trip_proofs (carrier_company_id);
create index trip_proofs_adder on trip_proofs (added_by);
create index trip_proofs_decider on trip_proofs (decided_by);
create index trip_proofs_waiting on trip_proofs (company_id) where state = 'waiting';
create index trip_proofs_due on trip_proofs (due_at) where due_at is not null;

-- Orders that are under way keep their state and get a trip.
insert into trips (company_id, carrier_company_id, load_id, option_id, created_at)
select o.company_id, o.carrier_company_id, o.load_id, o.id,
       coalesce(to_timestamp((l.timeline ->> 'confirmed')::float8 / 1000), l.updated_at)
  from options o join loads l on l.selected_option_id = o.id
 where o.state = 'confirmed' and l.state in ('processing', 'in_progress');
insert into trip_stops (trip_id, company_id, carrier_company_id, waypoint_id, position, kind, name, address, has_gate,
                        first_window_from, first_window_to, window_from, window_to)
select t.id, t.company_id, t.carrier_company_id, w.id, w.position, w.kind, w.name, w.address, w.facility_id is not null,
       w.window_from, w.window_to, w.window_from, w.window_to
  from trips t join waypoints w on w.load_id = t.load_id;
update loads l set papers_ready_at = t.created_at, vehicle_set_at = v.changed_at
  from trips t left join load_vehicles v on v.option_id = t.option_id and v.driver_id is not null and v.truck_id is not null
 where l.id = t.load_id;
