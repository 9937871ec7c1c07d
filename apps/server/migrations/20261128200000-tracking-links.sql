-- Links by which somebody without an account follows a trip. The code is made from the salt. `company_id` made the link.
create table tracking_links (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  trip_id bigint not null references trips (id),
  stop_id bigint references trip_stops (id),
  label text not null,
  salt bytea not null,
  created_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create index tracking_links_company on tracking_links (company_id);
create index tracking_links_stop on tracking_links (stop_id);
create index tracking_links_trip on tracking_links (trip_id);
-- A request that is repeated finds its link.
create unique index tracking_links_label on tracking_links (company_id, trip_id, label, coalesce(stop_id, 0)) where revoked_at is null;
