-- Tables in files that people import rows from: what was found in the file, and which column holds what.
create table imports (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  kind text not null,
  -- Empty once the file has expired.
  file_id bigint references stored_files (id) on delete set null,
  file_name text not null,
  file_size bigint not null,
  format jsonb not null,
  columns jsonb not null,
  sample jsonb not null,
  headings_hash text not null,
  mapping jsonb not null,
  is_remembered boolean not null,
  overwrite boolean not null default false,
  -- Counts the changes of mapping and options, so that a dry run of earlier ones is known as such.
  version integer not null default 1,
  created_at timestamptz(3) not null
);
create index imports_person on imports (company_id, account_id, id desc);
create index imports_file on imports (file_id) where file_id is not null;
create index imports_old on imports (created_at);

-- What a run has done so far. `position` is the last line that it is done with: a process that goes on begins behind it.
create table import_runs (
  job_id bigint primary key references long_jobs (id) on delete cascade,
  import_id bigint not null references imports (id) on delete cascade,
  company_id bigint not null references companies (id),
  version integer not null,
  is_dry_run boolean not null,
  position integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  refused integer not null default 0
);
create index import_runs_import on import_runs (import_id, job_id desc);

-- Lines that were refused, as they stand in the file, and why.
create table import_refusals (
  job_id bigint not null references import_runs (job_id) on delete cascade,
  line integer not null,
  company_id bigint not null references companies (id),
  problems jsonb not null,
  cells jsonb not null,
  primary key (job_id, line)
);

-- Which column held what the last time a company imported a file with the same headings.
create table import_mappings (
  company_id bigint not null references companies (id),
  kind text not null,
  headings_hash text not null,
  mapping jsonb not null,
  saved_at timestamptz(3) not null,
  primary key (company_id, kind, headings_hash)
);
