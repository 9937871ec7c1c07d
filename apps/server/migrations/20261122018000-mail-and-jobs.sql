-- Sign-in codes leave before everything that waits; jobs of a process that died are taken up by the others.

alter table outbox add column urgent boolean not null default false;
create index outbox_order on outbox (urgent desc, id);

-- The workers of running processes, each with its last sign of life.
create table job_workers (
  worker_id text primary key,
  seen_at timestamptz(3) not null
);

-- Messages that a mail or SMS service has taken, so that a job that is run again does not send them again.
create table sent_messages (
  id uuid primary key,
  sent_at timestamptz(3) not null
);
