-- What the list of a network is filtered and sorted by, and what carriers say they carry.

-- Bodies and certificates of a carrier: what its company says of itself (no relation), and what a shipper adds for its own relation.
create table capabilities (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id) on delete cascade,
  body_types text[] not null default '{}',
  certificates text[] not null default '{}' check (certificates <@ array['adr', 'atp', 'tir']),
  -- The company agreed that shippers who do not know it yet find it.
  is_found boolean not null default false check (carrier_id is null or not is_found),
  updated_at timestamptz(3) not null
);
create unique index capabilities_of_company on capabilities (company_id) where carrier_id is null;
create unique index capabilities_of_carrier on capabilities (carrier_id) where carrier_id is not null;
create index capabilities_company on capabilities (company_id);

-- From where to where a carrier drives: from country to country, or from place to place with 50 km around each.
create table capability_lanes (
  id bigint generated always as identity primary key,
  capability_id bigint not null references capabilities (id) on delete cascade,
  company_id bigint not null references companies (id),
  carrier_id bigint references carriers (id) on delete cascade,
  position integer not null,
  from_country text not null,
  from_name text,
  from_lat float8,
  from_lon float8,
  to_country text not null,
  to_name text,
  to_lat float8,
  to_lon float8,
  check ((from_name is null) = (from_lat is null) and (from_lat is null) = (from_lon is null)),
  check ((to_name is null) = (to_lat is null) and (to_lat is null) = (to_lon is null))
);
create index capability_lanes_capability on capability_lanes (capability_id, position);
create index capability_lanes_company on capability_lanes (company_id) where carrier_id is null;
create index capability_lanes_carrier on capability_lanes (carrier_id) where carrier_id is not null;
create index capability_lanes_countries on capability_lanes (from_country, to_country);

-- Legal forms say nothing of which company it is; in a key letters are single and Latin.
create function carrier_name_key(name text) returns text language sql immutable parallel safe as $$
  select nullif(replace(regexp_replace(search_key(name),
    '\m(tov|tzov|fop|p|prat|at|o|ip|zao|ao|to|zhshs|zhk|lc|ltd|limited|inc|gmbh|ag|sarl|srl|sia|uab|sp z o o|sp zo|s r l|s a|oi|bv)\M', '', 'g'), ' ', ''), '')
$$;

alter table carriers
  -- Carriers in the order of their names; who has none stands under the login.
  add column list_name text generated always as (left(coalesce(nullif(search_key(coalesce(nullif(name, ''), login, '')), ''), lower(name)), 60)) stored,
  add column same_name_key text generated always as (carrier_name_key(name)) stored,
  -- What is known of its company and of its own shipper together, kept with the relation so that a list is filtered by it.
  add column body_types text[] not null default '{}',
  add column certificates text[] not null default '{}',
  add column lane_countries text[] not null default '{}',
  add column agreement_ends_on date,
  add column verified_by bigint references accounts (id),
  -- Where a merged relation went.
  add column merged_into bigint;

create index carriers_by_name on carriers (company_id, list_name collate "C", id) where state <> 'removed';
create index carriers_by_state on carriers (company_id, state, list_name collate "C", id);
create index carriers_by_verification on carriers (company_id, coalesce(verified_at, 'infinity'), id) where state <> 'removed';
create index carriers_by_agreement on carriers (company_id, coalesce(agreement_ends_on, 'infinity'), id) where state <> 'removed';
create index carriers_by_name_key on carriers (company_id, same_name_key) where same_name_key is not null and state <> 'removed';
create index carriers_verifier on carriers (verified_by) where verified_by is not null;

-- Every relation has its figures, empty at first, so that a list sorted by them holds everybody.
alter table carrier_metrics drop constraint carrier_metrics_carrier_id_fkey,
  add foreign key (carrier_id) references carriers (id) on delete cascade;
insert into carrier_metrics (carrier_id, company_id, computed_at) select id, company_id, created_at from carriers on conflict do nothing;
create function begin_carrier_metrics() returns trigger language plpgsql as $$
begin
  insert into carrier_metrics (carrier_id, company_id, computed_at) select id, company_id, created_at from fresh on conflict do nothing;
  return null;
end $$;
create trigger carriers_have_metrics after insert on carriers
  referencing new table as fresh for each statement execute function begin_carrier_metrics();

create index carrier_metrics_rating on carrier_metrics (company_id, coalesce(rating_x100, -1), carrier_id);
create index carrier_metrics_trips on carrier_metrics (company_id, trips, carrier_id);
create index carrier_metrics_response on carrier_metrics (company_id, coalesce(response_bp, -1), carrier_id);
create index carrier_metrics_acceptance on carrier_metrics (company_id, coalesce(acceptance_bp, -1), carrier_id);
create index carrier_metrics_cancel on carrier_metrics (company_id, coalesce(cancel_bp, 1000000), carrier_id);

-- A label may have a rule: carriers that meet it get the label by themselves, and lose it when they no longer do.
alter table labels add column rule jsonb;
create index labels_with_rule on labels (company_id) where rule is not null;
alter table carrier_labels add column by_rule boolean not null default false;

create index capabilities_found on capabilities (company_id) where is_found;

-- Hands everything that hangs on one relation over to another of the same network. What the other has already stays where it is.
create function hand_over_carrier(source bigint, target bigint) returns void language plpgsql as $$
declare
  reference record;
  place tid;
begin
  for reference in
    select c.conrelid::regclass as named, a.attname as named_column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'carriers'::regclass and cardinality(c.conkey) = 1
       and c.conrelid not in ('carriers'::regclass, 'carrier_metrics'::regclass)
  loop
    for place in execute format('select ctid from %s where %I = $1', reference.named, reference.named_column) using source loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', reference.named, reference.named_column) using target, place;
      exception when unique_violation then null;
      end;
    end loop;
  end loop;
  update record_files set entity_id = target where entity = 'carrier' and entity_id = source;
end $$;

-- Ends a relation that went up into another: the row goes where nothing is left with it.
create function end_merged_carrier(source bigint, target bigint) returns void language plpgsql as $$
begin
  delete from carriers where id = source;
exception when foreign_key_violation then
  update carriers set state = 'removed', merged_into = target where id = source;
end $$;
