-- People, trucks and trailers of carriers. A carrier keeps its own; a shipper may keep what it knows of a carrier of its network
-- (`carrier_id`), which nobody else sees. Deleted ones stay for the history and for taking a deletion back.
create table contacts (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id),
  first_name text not null,
  middle_name text,
  last_name text,
  position text,
  languages text[] not null default '{}',
  phone text,
  email text,
  is_primary boolean not null default false,
  is_shared boolean not null default true,
  phone_verified_at timestamptz(3),
  email_verified_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  name text generated always as (trim(first_name || ' ' || coalesce(middle_name || ' ', '') || coalesce(last_name, ''))) stored,
  search_text text generated always as (' ' || searchable(first_name || ' ' || coalesce(middle_name, '') || ' ' || coalesce(last_name, '')
    || ' ' || coalesce(position, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '')) || ' ') stored
);
create index contacts_company on contacts (company_id, carrier_id) where deleted_at is null;
create index contacts_carrier on contacts (carrier_id) where carrier_id is not null;
create unique index contacts_one_primary on contacts (company_id, coalesce(carrier_id, 0)) where is_primary and deleted_at is null;

-- A code sent to a contact's phone or e-mail, to be typed by who keeps the contact.
create table contact_codes (
  id bigint generated always as identity primary key,
  contact_id bigint not null references contacts (id),
  company_id bigint not null references companies (id),
  channel text not null check (channel in ('email', 'sms')),
  login text not null,
  salt bytea not null,
  locale text not null,
  sent_at timestamptz(3) not null,
  tries integer not null default 0,
  ended_at timestamptz(3)
);
create index contact_codes_contact on contact_codes (contact_id, channel, sent_at desc);
create index contact_codes_login on contact_codes (login, sent_at);
create index contact_codes_company on contact_codes (company_id, sent_at);

create table drivers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id),
  name text not null,
  date_of_birth date,
  licence_number text,
  licence_country_id text,
  licence_state text,
  licence_expires_on date,
  driving_since integer,
  tin text,
  languages text[] not null default '{}',
  phone text,
  email text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  search_text text generated always as (' ' || searchable(name) || ' ') stored
);
create index drivers_company on drivers (company_id, carrier_id) where deleted_at is null;
create index drivers_carrier on drivers (carrier_id) where carrier_id is not null;
create index drivers_expiring on drivers (licence_expires_on, company_id) where deleted_at is null;

create table trucks (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id),
  category text,
  type text not null,
  body_type text,
  make text,
  model text,
  plate text not null,
  vin text,
  year integer,
  height_m double precision,
  length_m double precision,
  width_m double precision,
  load_capacity_kg double precision,
  total_volume_m3 double precision,
  loadings text[] not null default '{}',
  equipment text[] not null default '{}',
  registration_certificate text,
  length_unit text not null default 'm',
  capacity_unit text not null default 'kg',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  search_text text generated always as (' ' || searchable(plate || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' '
    || coalesce(vin, '')) || ' ' || lower(replace(plate, ' ', '')) || ' ') stored
);
create index trucks_company on trucks (company_id, carrier_id) where deleted_at is null;
create index trucks_carrier on trucks (carrier_id) where carrier_id is not null;
create unique index trucks_plate on trucks (company_id, coalesce(carrier_id, 0), plate) where deleted_at is null;

create table trailers (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id),
  category text,
  type text not null,
  body_type text,
  make text,
  model text,
  plate text not null,
  vin text,
  year integer,
  height_m double precision,
  length_m double precision,
  width_m double precision,
  load_capacity_kg double precision,
  total_volume_m3 double precision,
  loadings text[] not null default '{}',
  equipment text[] not null default '{}',
  registration_certificate text,
  length_unit text not null default 'm',
  capacity_unit text not null default 'kg',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  search_text text generated always as (' ' || searchable(plate || ' ' || coalesce(make, '') || ' ' || coalesce(model, '') || ' '
    || coalesce(vin, '')) || ' ' || lower(replace(plate, ' ', '')) || ' ') stored
);
create index trailers_company on trailers (company_id, carrier_id) where deleted_at is null;
create index trailers_carrier on trailers (carrier_id) where carrier_id is not null;
create unique index trailers_plate on trailers (company_id, coalesce(carrier_id, 0), plate) where deleted_at is null;

-- Who drives an order, and with what; the carrier that confirmed it says so.
create table load_vehicles (
  load_id bigint primary key references loads (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  option_id bigint not null references options (id),
  driver_id bigint references drivers (id),
  truck_id bigint references trucks (id),
  trailer_id bigint references trailers (id),
  changed_at timestamptz(3) not null
);
create index load_vehicles_company on load_vehicles (company_id);
create index load_vehicles_carrier on load_vehicles (carrier_company_id);
create index load_vehicles_option on load_vehicles (option_id);
create index load_vehicles_driver on load_vehicles (driver_id);
create index load_vehicles_truck on load_vehicles (truck_id);
create index load_vehicles_trailer on load_vehicles (trailer_id);

-- What a shipper notes about a carrier; nobody else sees it.
create table carrier_notes (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint not null references carriers (id),
  account_id bigint not null references accounts (id),
  text text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create index carrier_notes_carrier on carrier_notes (carrier_id, id) where deleted_at is null;
create index carrier_notes_company on carrier_notes (company_id);
create index carrier_notes_account on carrier_notes (account_id);
