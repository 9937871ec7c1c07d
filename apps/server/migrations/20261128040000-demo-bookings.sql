create table demo_bookings (
  id bigint generated always as identity primary key,
  salt bytea not null,
  -- Null for a visitor, whose booking is valid once its login has confirmed it.
  company_id bigint references companies (id),
  account_id bigint references accounts (id),
  network text,
  login text not null,
  name text not null,
  company_name text not null,
  country_id text not null,
  locale text not null,
  time_zone text not null,
  times timestamptz(3)[] not null,
  note text not null,
  state text not null default 'requested' check (state in ('requested', 'agreed', 'done', 'no_show', 'canceled')),
  is_messaged boolean not null,
  confirmed_at timestamptz(3),
  -- The time that was agreed last, also of a booking that is canceled or asks for other times.
  at timestamptz(3),
  ends_at timestamptz(3),
  host_id bigint references accounts (id),
  sequence integer not null default 0,
  operator_note text not null default '',
  due_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- One person of the operator has one demo at a time.
  constraint demo_bookings_host exclude using gist (
    int8range(host_id, host_id, '[]') with &&, tstzrange(at, ends_at) with &&
  ) where (state = 'agreed')
);
create index demo_bookings_company on demo_bookings (company_id);
create index demo_bookings_account on demo_bookings (account_id);
create index demo_bookings_hosts on demo_bookings (host_id);
create index demo_bookings_login on demo_bookings (login, created_at);
create index demo_bookings_network on demo_bookings (network, created_at) where network is not null;
create index demo_bookings_due on demo_bookings (due_at) where due_at is not null;
create index demo_bookings_open on demo_bookings (at, id) where confirmed_at is not null and state in ('requested', 'agreed');
