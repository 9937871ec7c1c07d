-- People, sign-in, brands and colleagues.

create table accounts (
  id bigint generated always as identity primary key,
  email text unique,
  phone text unique,
  first_name text not null default '',
  last_name text not null default '',
  locale text not null check (locale in ('en', 'uk', 'kk', 'ru')),
  country_id text not null,
  created_at timestamptz(3) not null,
  check (email is not null or phone is not null)
);

-- A code is derived from its row and the installation's secret; the row alone tells nothing.
create table sign_in_codes (
  id bigint generated always as identity primary key,
  login text not null,
  address text not null,
  salt bytea not null,
  locale text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries integer not null default 0,
  used_at timestamptz(3)
);
create index sign_in_codes_login on sign_in_codes (login, created_at desc);
create index sign_in_codes_address on sign_in_codes (address, created_at desc);

-- `device_hash` only of devices that signed in before; the others share one budget.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  login text not null,
  device_hash bytea,
  at timestamptz(3) not null
);
create index sign_in_failures_login on sign_in_failures (login, at desc);

create table known_devices (
  login text not null,
  device_hash bytea not null,
  last_seen_at timestamptz(3) not null,
  primary key (login, device_hash)
);

create table companies (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('shipper', 'carrier')),
  name text not null,
  country_id text not null,
  currency text not null,
  legal_id text,
  admin_id bigint not null references accounts (id),
  setting jsonb not null default '{}',
  created_at timestamptz(3) not null
);
create unique index companies_legal on companies (kind, country_id, legal_id) where legal_id is not null;
create index companies_name on companies (kind, lower(name) text_pattern_ops);

create table brand_members (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  account_id bigint references accounts (id),
  role text not null check (role in ('owner', 'administrator', 'manager', 'dispatcher', 'accountant', 'viewer')),
  state text not null check (state in ('invited', 'active', 'removed')),
  login text,
  salt bytea,
  invited_by bigint references accounts (id),
  invited_until timestamptz(3),
  created_at timestamptz(3) not null,
  check (state = 'invited' or account_id is not null or login is not null)
);
create unique index brand_members_person on brand_members (company_id, account_id) where account_id is not null and state = 'active';
create unique index brand_members_invited on brand_members (company_id, login) where state = 'invited';
create index brand_members_account on brand_members (account_id);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references accounts (id),
  application text not null check (application in ('shipper', 'carrier')),
  company_id bigint references companies (id),
  user_agent text not null,
  address text not null,
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null,
  ended_at timestamptz(3)
);
create index sessions_account on sessions (account_id, application);

create table transfer_links (
  code_hash bytea primary key,
  account_id bigint not null references accounts (id),
  workspace text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create table idempotency_keys (
  session_id bigint not null,
  key_hash bytea not null,
  body_hash bytea not null,
  status smallint not null,
  answer jsonb,
  created_at timestamptz(3) not null,
  primary key (session_id, key_hash)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- One row for every change; never changed, nothing points to it.
create table events (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  company_id bigint,
  carrier_company_id bigint,
  entity text not null,
  entity_id bigint not null,
  action text not null,
  actor_kind text not null check (actor_kind in ('person', 'carrier', 'clock', 'system')),
  account_id bigint,
  batch_uuid uuid,
  params jsonb not null default '{}',
  changes jsonb not null default '[]'
);
create index events_entity on events (entity, entity_id, id desc);

create function refuse_event_change() returns trigger language plpgsql as
$$ begin raise exception 'events are never changed'; end $$;
create trigger events_append_only before update or delete or truncate on events
  for each statement execute function refuse_event_change();

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz(3) not null default clock_timestamp()
);

-- Rows the dispatcher could not hand out, for the operator to look at.
create table outbox_failures (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  error text not null,
  at timestamptz(3) not null
);

-- Where messages go when no mail or SMS service is configured.
create table mailbox_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('email', 'sms')),
  subject text not null,
  body text not null,
  sent_at timestamptz(3) not null
);
create index mailbox_messages_recipient on mailbox_messages (recipient, id desc);
