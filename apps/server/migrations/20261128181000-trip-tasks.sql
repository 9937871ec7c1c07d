-- Tasks of a trip: one for each stop, and those that a side added. A task with a stop may be done by the fact that the stop is over.
create table trip_tasks (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id),
  stop_id bigint references trip_stops (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  -- Null for the task that comes with a stop.
  side text check (side in ('shipper', 'carrier')),
  title text,
  performer text not null check (performer in ('shipper', 'carrier', 'driver')),
  tracking text not null check (tracking in ('none', 'driver_page', 'app', 'telematics', 'by_hand')),
  -- Null for the end of the stop's window.
  due_at timestamptz(3),
  done_at timestamptz(3),
  created_at timestamptz(3) not null,
  created_by bigint references accounts (id),
  check (side is null or title is not null),
  check (side is not null or stop_id is not null)
);
create unique index trip_tasks_of_stop on trip_tasks (stop_id) where side is null;
create index trip_tasks_trip on trip_tasks (trip_id);
create index trip_tasks_stop on trip_tasks (stop_id);
create index trip_tasks_company on trip_tasks (company_id);
create index trip_tasks_carrier on trip_tasks (carrier_company_id);
create index trip_tasks_creator on trip_tasks (created_by);

insert into trip_tasks (trip_id, stop_id, company_id, carrier_company_id, performer, tracking, created_at)
select s.trip_id, s.id, s.company_id, s.carrier_company_id, 'driver', 'driver_page', t.created_at
  from trip_stops s join trips t on t.id = s.trip_id;
