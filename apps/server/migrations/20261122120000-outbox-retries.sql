-- What a subscriber of the outbox could not do, tried again with growing pauses; without `due_at` it waits for the operator.
create table outbox_retries (
  id bigint generated always as identity primary key,
  subscriber text not null,
  kind text not null,
  payload jsonb not null,
  failures integer not null,
  error text not null,
  failed_at timestamptz(3) not null,
  due_at timestamptz(3)
);

create index outbox_retries_due on outbox_retries (due_at) where due_at is not null;

-- Rows that were set aside before wait for the operator as well.
insert into outbox_retries (subscriber, kind, payload, failures, error, failed_at)
select case when kind like 'job.%' then 'jobs' else 'messages' end, kind, payload, 1, error, at from outbox_failures order by id;

delete from outbox_failures;
