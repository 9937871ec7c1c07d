-- Visits of the facility in the 90 days before the confirmation, and their median stay.
alter table trip_stops add column facility_dwell jsonb;
