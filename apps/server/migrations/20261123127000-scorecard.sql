-- What a shipper thought of a carrier's completed order, and what a carrier says should not count against it.
create table load_reviews (
  id bigint generated always as identity primary key,
  load_id bigint not null unique references loads (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  carrier_id bigint not null references carriers (id),
  option_id bigint not null references options (id),
  stars integer not null check (stars between 1 and 5),
  tags text[] not null default '{}',
  -- The carrier reads the reason, and nobody but colleagues the note.
  reason text,
  private_note text,
  reviewed_by bigint not null references accounts (id),
  reviewed_at timestamptz(3) not null,
  changed_at timestamptz(3)
);
create index load_reviews_carrier on load_reviews (company_id, carrier_id, id desc);
create index load_reviews_of_carrier on load_reviews (carrier_company_id, company_id);
create index load_reviews_option on load_reviews (option_id);
create index load_reviews_reviewer on load_reviews (reviewed_by);
create index load_reviews_relation on load_reviews (carrier_id);

create table metric_contests (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  carrier_id bigint not null references carriers (id),
  load_id bigint not null references loads (id),
  option_id bigint not null references options (id),
  metric text not null check (metric in ('response', 'acceptance', 'cancel', 'on_time', 'rating')),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  text text not null,
  answer text,
  asked_by bigint not null references accounts (id),
  asked_at timestamptz(3) not null,
  decided_by bigint references accounts (id),
  decided_at timestamptz(3)
);
create unique index metric_contests_once on metric_contests (option_id, metric);
create index metric_contests_carrier on metric_contests (company_id, carrier_id, id desc);
create index metric_contests_of_carrier on metric_contests (carrier_company_id, company_id);
create index metric_contests_relation on metric_contests (carrier_id);
create index metric_contests_load on metric_contests (load_id);
create index metric_contests_asker on metric_contests (asked_by);
create index metric_contests_decider on metric_contests (decided_by);

-- Relations whose figures are to be computed again after an event. Rows are only added and taken, so that nobody waits for another.
create table scorecard_marks (
  id bigint generated always as identity primary key,
  carrier_id bigint not null references carriers (id) on delete cascade,
  company_id bigint not null references companies (id),
  -- One of many who were invited to a tender; who did something itself goes first.
  of_crowd boolean not null,
  due_at timestamptz(3) not null
);
create index scorecard_marks_order on scorecard_marks (of_crowd, id);
create index scorecard_marks_due on scorecard_marks (due_at);
create index scorecard_marks_carrier on scorecard_marks (carrier_id);
create index scorecard_marks_company on scorecard_marks (company_id);

-- When the window leaves the oldest load behind that a relation's figures count.
alter table carrier_metrics add column stale_at timestamptz(3);
create index carrier_metrics_stale on carrier_metrics (stale_at) where stale_at is not null;

-- What happened before is computed once.
insert into scorecard_marks (carrier_id, company_id, of_crowd, due_at)
select distinct on (o.carrier_id) o.carrier_id, o.company_id, true, to_timestamp(0) from options o order by o.carrier_id;
