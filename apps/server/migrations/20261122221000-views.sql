-- What people keep of lists: the last filter of each, and views with a name (docs/decisions/0031).

create table user_filters (
  account_id bigint not null references accounts (id),
  company_id bigint not null references companies (id),
  filter_type_id text not null check (filter_type_id in ('carriers', 'tenders', 'documents', 'facilities')),
  data jsonb not null,
  updated_at timestamptz(3) not null,
  primary key (account_id, company_id, filter_type_id)
);
create index user_filters_company on user_filters (company_id);

create table views (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  filter_type_id text not null check (filter_type_id in ('carriers', 'tenders', 'documents', 'facilities')),
  name text not null,
  content jsonb not null,
  is_shared boolean not null,
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  updated_by bigint not null references accounts (id)
);
create index views_editor on views (updated_by);
create unique index views_name on views (company_id, account_id, filter_type_id, lower(name));
create index views_shared on views (company_id, filter_type_id, id) where is_shared;
create index views_account on views (account_id);
