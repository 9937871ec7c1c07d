-- Loads and their auctions. `loads` holds what changes with every bid and stays narrow, so that a bid is a HOT update.

create table loads (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  manager_id bigint not null references accounts (id),
  state text not null default 'draft' check (state in ('draft', 'ongoing', 'tender_over', 'awaiting_confirmation',
    'processing', 'in_progress', 'did_not_take_place', 'completed', 'uncompleted', 'canceled', 'archived')),
  previous_state text,
  version integer not null default 1,
  name text,
  external_id text,
  tender_type text not null check (tender_type in ('ftl', 'ltl')),
  country_id text not null,
  currency text not null,
  publish_at timestamptz(3),
  published_at timestamptz(3),
  end0 timestamptz(3),
  effective_end timestamptz(3),
  decision_ends_at timestamptz(3),
  confirmation_ends_at timestamptz(3),
  due_at timestamptz(3),
  due_failures integer not null default 0,
  finished_at timestamptz(3),
  first_pickup_from timestamptz(3),
  first_pickup_to timestamptz(3),
  bid_count integer not null default 0,
  lowest bigint,
  highest bigint,
  leader_option_id bigint,
  selected_option_id bigint,
  selected_bid_id bigint,
  selected_via text check (selected_via in ('manual', 'automatic', 'book_now')),
  selected_by bigint,
  awarded_price bigint,
  approval jsonb,
  left_ms bigint,
  reopen_count integer not null default 0,
  release_used boolean not null default false,
  extended_count integer not null default 0,
  bid_seq integer not null default 0,
  chain_seq integer not null default 0,
  chain_hash text,
  timeline jsonb not null default '{}',
  republished_from_id bigint,
  republish_count integer not null default 0,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  updated_by bigint,
  deleted_at timestamptz(3)
) with (fillfactor = 80);
create index loads_newest on loads (company_id, id) where deleted_at is null;
create index loads_by_state on loads (company_id, state, id) where deleted_at is null;
create index loads_by_end on loads (company_id, effective_end, id) where deleted_at is null;
create index loads_by_pickup on loads (company_id, first_pickup_from, id) where deleted_at is null;
create index loads_due on loads (due_at) where due_at is not null;
create index loads_republished on loads (republished_from_id) where republished_from_id is not null;

-- What people type about a load.
create table load_details (
  load_id bigint primary key references loads (id),
  company_id bigint not null references companies (id),
  cargo jsonb not null,
  truck jsonb not null,
  payment jsonb not null,
  note text,
  tags text[] not null default '{}',
  distance_km numeric(10, 1),
  distance_source text,
  -- field → version of the load in which it last changed
  field_versions jsonb not null default '{}',
  search_text text not null default ''
);
create index load_details_search on load_details using gin (search_text gin_trgm_ops);

create table waypoints (
  id bigint generated always as identity primary key,
  load_id bigint not null references loads (id),
  company_id bigint not null references companies (id),
  position integer not null,
  kind text not null check (kind in ('pickup', 'delivery', 'stop')),
  name text,
  facility_id bigint,
  note text,
  contact jsonb,
  address jsonb,
  window_from timestamptz(3),
  window_to timestamptz(3)
);
create index waypoints_load on waypoints (load_id, position);

-- The terms of a tender: one value that the bidding rules take as it is, fixed at publication where rules say so.
create table auctions (
  load_id bigint primary key references loads (id),
  company_id bigint not null references companies (id),
  terms jsonb not null,
  audience_kind text not null check (audience_kind in ('network', 'labels', 'carriers', 'link')),
  label_ids bigint[] not null default '{}',
  carrier_ids bigint[] not null default '{}',
  link_code text unique,
  reached integer not null default 0
);
