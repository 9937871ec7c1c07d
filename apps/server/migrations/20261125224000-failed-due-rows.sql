-- Rows that failed when they fell due, whatever they belong to, so that a watcher of the installation sees them.
create table failed_due_rows (
  source text not null,
  row_id bigint not null,
  failures integer not null default 1,
  error text not null,
  failed_at timestamptz(3) not null,
  primary key (source, row_id)
);
