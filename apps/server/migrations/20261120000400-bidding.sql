-- Options, bids, the chain and decisions.

-- The carriers a tender's audience holds now. Who comes by the public link is not known before.
create function audience_carriers(owner bigint, kind text, labels bigint[], chosen bigint[]) returns setof carriers
language sql stable as $$
  select c.* from carriers c
   where c.company_id = owner and c.carrier_company_id is not null and c.state in ('verified', 'on_review')
     and case kind
           when 'network' then true
           when 'labels' then exists (select 1 from carrier_labels l where l.company_id = owner and l.carrier_id = c.id and l.label_id = any(labels))
           when 'carriers' then c.id = any(chosen)
           else false
         end
$$;

create table options (
  id bigint generated always as identity primary key,
  load_id bigint not null references loads (id),
  company_id bigint not null references companies (id),
  carrier_company_id bigint not null references companies (id),
  carrier_id bigint not null references carriers (id),
  state text not null default 'invited' check (state in ('invited', 'viewed', 'active', 'declined', 'stale', 'expired',
    'withdrawn', 'pending_approval', 'selected', 'confirmed', 'refused', 'lapsed', 'released', 'cancelled_by_carrier', 'lost', 'void')),
  bid_id bigint,
  amount bigint,
  comparable bigint,
  accepted_seq integer not null default 0,
  accepted_at timestamptz(3),
  valid_until timestamptz(3),
  provisional boolean not null default false,
  is_out boolean not null default false,
  viewed_at timestamptz(3),
  decline_code text,
  decline_text text,
  loss jsonb,
  created_at timestamptz(3) not null
) with (fillfactor = 80);
create unique index options_carrier on options (load_id, carrier_company_id);
create unique index options_one_winner on options (load_id) where state in ('selected', 'confirmed');
create index options_of_carrier on options (carrier_company_id, load_id);

create table bids (
  id bigint generated always as identity primary key,
  option_id bigint not null references options (id),
  load_id bigint not null,
  company_id bigint not null,
  carrier_company_id bigint not null,
  seq integer not null,
  amount bigint not null,
  currency text not null,
  vat_mode text not null check (vat_mode in ('net', 'gross', 'none')),
  days_to_pay integer not null,
  comparable bigint not null,
  valid_until timestamptz(3) not null,
  comment text,
  offered_times jsonb not null default '[]',
  truck_plate text,
  driver_name text,
  components jsonb not null default '[]',
  provisional boolean not null,
  entered_by bigint,
  placed_by bigint,
  placed_at timestamptz(3) not null,
  unique (load_id, seq)
);
create index bids_option on bids (option_id, id);

create function refuse_bid_deletion() returns trigger language plpgsql as
$$ begin raise exception 'bids are never deleted'; end $$;
create trigger bids_are_kept before delete or truncate on bids for each statement execute function refuse_bid_deletion();

create table chain_entries (
  load_id bigint not null references loads (id),
  seq integer not null,
  company_id bigint not null,
  carrier_company_id bigint,
  kind text not null check (kind in ('publish', 'bid', 'withdraw', 'extend', 'edit', 'suspend', 'close', 'select')),
  at timestamptz(3) not null,
  commitment text not null,
  prev text not null,
  hash text not null,
  payload text not null,
  salt text not null,
  primary key (load_id, seq)
);

create table decisions (
  id bigint generated always as identity primary key,
  load_id bigint not null references loads (id),
  company_id bigint not null,
  option_id bigint not null,
  decided_by bigint,
  decided_at timestamptz(3) not null,
  inputs jsonb not null
);
create index decisions_load on decisions (load_id, id desc);
