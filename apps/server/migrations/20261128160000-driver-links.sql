-- The link of a trip's driver. The secret is made from the salt; a new salt replaces it. One phone at a time has the token.
create table driver_links (
  id bigint generated always as identity primary key,
  trip_id bigint not null unique references trips (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  salt bytea not null,
  token_hash bytea unique,
  opened_at timestamptz(3),
  made_at timestamptz(3) not null
);
create index driver_links_company on driver_links (company_id);
create index driver_links_carrier on driver_links (carrier_company_id);

-- Messages with such links; those to one phone are counted over all companies.
create table driver_messages (
  id bigint generated always as identity primary key,
  link_id bigint not null references driver_links (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  login text not null,
  locale text not null,
  sent_at timestamptz(3) not null
);
create index driver_messages_link on driver_messages (link_id);
create index driver_messages_login on driver_messages (login, sent_at);
create index driver_messages_company on driver_messages (company_id);
create index driver_messages_carrier on driver_messages (carrier_company_id);

create table driver_opt_outs (
  login text primary key,
  at timestamptz(3) not null
);

-- What the driver reported, once by the id that the phone gave it. A report that was taken back stays and counts no more.
create table trip_reports (
  trip_id bigint not null references trips (id),
  id uuid not null,
  stop_id bigint not null references trip_stops (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  kind text not null check (kind in ('arrived', 'loading', 'loaded', 'unloading', 'delivered')),
  at timestamptz(3) not null,
  reported_at timestamptz(3) not null,
  is_inside boolean,
  counted_packages integer,
  counted_weight_kg double precision,
  taken_back_at timestamptz(3),
  primary key (trip_id, id)
);
create index trip_reports_stop on trip_reports (stop_id);
create index trip_reports_company on trip_reports (company_id);
create index trip_reports_carrier on trip_reports (carrier_company_id);

alter table trip_proofs add column client_id uuid;
create unique index trip_proofs_client on trip_proofs (stop_id, client_id) where client_id is not null;

-- Photos that the driver of a trip sent; only the own ones can prove a delivery.
create table driver_files (
  file_id bigint primary key references stored_files (id) on delete cascade,
  trip_id bigint not null references trips (id)
);
create index driver_files_trip on driver_files (trip_id);
