-- A file of a company; its row is there before the file, so that what a crash leaves behind is found and deleted too.
create table stored_files (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  purpose text not null,
  key uuid not null unique,
  name text not null,
  media_type text not null,
  -- Empty until all of it is stored.
  size bigint,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);

create index stored_files_expired on stored_files (expires_at);

-- Work that a person started and that takes longer than an answer may.
create table long_jobs (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  account_id bigint not null references accounts (id),
  kind text not null,
  params jsonb not null,
  locale text not null,
  batch_uuid uuid,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'canceled')),
  done integer not null default 0,
  total integer not null default 0,
  error jsonb,
  file_id bigint references stored_files (id) on delete set null,
  undoes_job_id bigint unique references long_jobs (id) on delete cascade,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  cancel_asked_at timestamptz(3),
  -- Who runs it, and until when others leave it to that process.
  claim uuid,
  claimed_until timestamptz(3),
  attempts integer not null default 0
);

create index long_jobs_open on long_jobs (id) where state in ('queued', 'running');
create index long_jobs_ended on long_jobs (ended_at) where ended_at is not null;
create index long_jobs_file on long_jobs (file_id) where file_id is not null;

-- The records a job changes one by one, as they were when it was started, and what became of each.
create table long_job_rows (
  job_id bigint not null references long_jobs (id) on delete cascade,
  position integer not null,
  company_id bigint not null references companies (id),
  record_id bigint not null,
  name text not null,
  before jsonb not null,
  outcome text check (outcome in ('done', 'refused', 'changed')),
  code text,
  params jsonb,
  -- What undoing it needs.
  undo jsonb,
  primary key (job_id, position)
);

create index long_job_rows_left on long_job_rows (job_id, position) where outcome is null;
