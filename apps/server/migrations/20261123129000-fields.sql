-- Lists and fields that a company makes for its own loads and carriers.
create table field_lists (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  name text not null,
  -- [{ key, name, retired }] in their order.
  options jsonb not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3)
);
create unique index field_lists_name on field_lists (company_id, lower(name)) where deleted_at is null;

create table custom_fields (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  entity text not null check (entity in ('load', 'carrier')),
  name text not null,
  variable text not null,
  type text not null check (type in ('text', 'number', 'date', 'boolean', 'one_of', 'several_of', 'money', 'link')),
  list_id bigint references field_lists (id),
  required boolean not null,
  visible boolean not null,
  position integer not null,
  created_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  check ((list_id is not null) = (type in ('one_of', 'several_of')))
);
create unique index custom_fields_variable on custom_fields (company_id, entity, variable) where deleted_at is null;
create index custom_fields_list on custom_fields (list_id);

-- Values by the variables of the fields.
alter table load_details add column custom jsonb not null default '{}';
alter table carriers add column custom jsonb not null default '{}';
create index load_details_custom on load_details using gin (custom jsonb_path_ops) where custom <> '{}';
create index carriers_custom on carriers using gin (custom jsonb_path_ops) where custom <> '{}';
