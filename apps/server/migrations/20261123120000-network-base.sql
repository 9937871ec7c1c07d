-- Files that a record holds: the photos of a truck, the scan of a licence.
create table record_files (
  file_id bigint primary key references stored_files (id),
  company_id bigint not null references companies (id),
  entity text not null,
  entity_id bigint not null,
  position integer not null
);
create index record_files_entity on record_files (entity, entity_id, position);
create index record_files_company on record_files (company_id);

-- What a network knows of how a carrier works, computed from events. Rates are basis points, empty where too little happened.
create table carrier_metrics (
  carrier_id bigint primary key references carriers (id),
  company_id bigint not null references companies (id),
  trips integer not null default 0,
  response_bp integer,
  acceptance_bp integer,
  cancel_bp integer,
  on_time_bp integer,
  rating_x100 integer,
  rating_count integer not null default 0,
  computed_at timestamptz(3) not null
);
create index carrier_metrics_company on carrier_metrics (company_id);

alter table carriers add column packet_status text not null default 'not_completed'
  check (packet_status in ('not_completed', 'completed', 'on_review', 'approved'));
