-- What the driver measured at a stop, with the report that it belongs to.
alter table trip_reports add column temperature_c double precision, add column seal text;
