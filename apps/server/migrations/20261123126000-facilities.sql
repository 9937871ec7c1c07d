-- Where loads are loaded and unloaded. A public facility belongs to the operator's company and is found by everybody; a company's
-- own one stays its own, also after a copy of it was published.

create table facilities (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  is_public boolean not null default false,
  -- Of an own facility: the public copy of it.
  published_id bigint references facilities (id),
  status text not null default 'active' check (status in ('active', 'inactive')),
  name text not null,
  category text not null,
  address jsonb not null,
  place_id bigint,
  hours jsonb,
  contacts jsonb not null default '[]',
  note text,
  company_name text,
  legal_number text,
  external_id text,
  version integer not null default 1,
  search_text text not null default '',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  updated_by bigint references accounts (id),
  deleted_at timestamptz(3)
);
create index facilities_of_company on facilities (company_id, left(lower(name), 100), id) where not is_public;
create index facilities_public on facilities (left(lower(name), 100), id) where is_public and deleted_at is null;
create index facilities_search on facilities using gin (search_text gin_trgm_ops);
create index facilities_external_id on facilities (company_id, external_id) where external_id is not null;
create index facilities_published on facilities (published_id) where published_id is not null;
create index facilities_editor on facilities (updated_by);

create table facility_favourites (
  account_id bigint not null references accounts (id),
  company_id bigint not null references companies (id),
  facility_id bigint not null references facilities (id),
  primary key (account_id, company_id, facility_id)
);
create index facility_favourites_company on facility_favourites (company_id);
create index facility_favourites_facility on facility_favourites (facility_id);

-- What a company proposes for everybody: an own facility, or other content of a public one.
create table facility_proposals (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  facility_id bigint not null references facilities (id),
  kind text not null check (kind in ('publication', 'correction')),
  state text not null default 'open' check (state in ('open', 'approved', 'declined', 'withdrawn')),
  content jsonb not null,
  comment text,
  reply text,
  created_at timestamptz(3) not null,
  created_by bigint not null references accounts (id),
  decided_at timestamptz(3),
  decided_by bigint references accounts (id)
);
create unique index facility_proposals_open on facility_proposals (company_id, facility_id) where state = 'open';
create index facility_proposals_queue on facility_proposals (id) where state = 'open';
create index facility_proposals_facility on facility_proposals (facility_id);
create index facility_proposals_author on facility_proposals (created_by);
create index facility_proposals_decider on facility_proposals (decided_by);

create index waypoints_facility on waypoints (facility_id) where facility_id is not null;
-- Until now any number could stand here.
update waypoints set facility_id = null where facility_id is not null;
