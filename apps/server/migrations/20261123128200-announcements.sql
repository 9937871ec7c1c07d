-- What a shipper tells the carriers of its network.
create table announcements (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  subject text not null,
  -- As it was cleaned when it was written, and the same as plain text.
  html text not null,
  body text not null,
  audience jsonb not null,
  created_by bigint not null references accounts (id),
  created_at timestamptz(3) not null,
  recipient_count integer not null,
  -- So many recipients were told; all of them at `sent_at`.
  told_count integer not null default 0,
  sent_at timestamptz(3),
  due_at timestamptz(3) not null
);
create index announcements_company on announcements (company_id, id desc);
create index announcements_author on announcements (created_by);
create index announcements_due on announcements (due_at) where sent_at is null;

-- The carrier companies it went to, in the order in which they are told.
create table announcement_recipients (
  announcement_id bigint not null references announcements (id),
  position integer not null,
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id) on delete set null,
  read_at timestamptz(3),
  primary key (announcement_id, position)
);
create unique index announcement_recipients_once on announcement_recipients (announcement_id, carrier_company_id);
create index announcement_recipients_carrier on announcement_recipients (carrier_company_id, announcement_id desc);
create index announcement_recipients_company on announcement_recipients (company_id);
create index announcement_recipients_relation on announcement_recipients (carrier_id);
