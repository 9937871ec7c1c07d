-- The contact and the note of a stop belong to the order after the confirmation; a stop with a new place has no waypoint.
alter table trip_stops add column contact jsonb, add column note text, alter column waypoint_id drop not null;
update trip_stops s set contact = w.contact, note = w.note from waypoints w where w.id = s.waypoint_id;

-- New windows, addresses and stops that one side proposes and the other accepts; a new stop has no stop until then.
create table trip_changes (
  id bigint generated always as identity primary key,
  trip_id bigint not null references trips (id),
  stop_id bigint references trip_stops (id),
  after_stop_id bigint references trip_stops (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  side text not null check (side in ('shipper', 'carrier')),
  state text not null check (state in ('waiting', 'accepted', 'refused', 'withdrawn')),
  before jsonb not null,
  after jsonb not null,
  proposed_at timestamptz(3) not null,
  proposed_by bigint references accounts (id),
  decided_at timestamptz(3),
  decided_by bigint references accounts (id),
  refusal_reason text
);
create unique index trip_changes_waiting on trip_changes (trip_id, coalesce(stop_id, 0)) where state = 'waiting';
create index trip_changes_trip on trip_changes (trip_id);
create index trip_changes_stop on trip_changes (stop_id);
create index trip_changes_after on trip_changes (after_stop_id);
create index trip_changes_company on trip_changes (company_id);
create index trip_changes_carrier on trip_changes (carrier_company_id);
create index trip_changes_for_shipper on trip_changes (company_id) where state = 'waiting';
create index trip_changes_for_carrier on trip_changes (carrier_company_id) where state = 'waiting';
create index trip_changes_proposer on trip_changes (proposed_by);
create index trip_changes_decider on trip_changes (decided_by);

alter table driver_messages add column kind text not null default 'link' check (kind in ('link', 'changed'));
