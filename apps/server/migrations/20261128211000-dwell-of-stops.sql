-- The proven stay of a truck at a stop, from its window or its later arrival to its departure.
alter table trip_stops add column dwell_ms bigint;
create index trip_stops_dwell on trip_stops (company_id, arrived_at) include (trip_id, dwell_ms) where dwell_ms is not null;
