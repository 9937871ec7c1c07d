-- What a large audience is told leaves in parts, so that the messages of others go between them.
create table message_parts (
  id bigint generated always as identity primary key,
  messages jsonb not null,
  due_at timestamptz(3) not null
);

create index message_parts_due on message_parts (due_at, id);
