-- A company that its owner closed. It can be reopened for 30 days (docs/decisions/0120).
alter table companies
  add column closed_at timestamptz(3),
  add column closed_by bigint references accounts (id),
  add constraint companies_closed check ((closed_at is null) = (closed_by is null));
create index companies_closed_by on companies (closed_by) where closed_by is not null;

-- The same moment in each network that the company belongs to, where bids and audiences read the relation anyway.
alter table carriers add column company_closed_at timestamptz(3);

create or replace function audience_carriers(owner bigint, kind text, labels bigint[], chosen bigint[], rule jsonb) returns setof carriers
language sql stable as $$
  select c.* from carriers c
   where c.company_id = owner and c.carrier_company_id is not null and c.state in ('verified', 'on_review')
     and c.company_closed_at is null
     and case kind
           when 'network' then true
           when 'labels' then exists (select 1 from carrier_labels l where l.company_id = owner and l.carrier_id = c.id and l.label_id = any(labels))
           when 'carriers' then c.id = any(chosen)
           when 'capabilities' then meets_capabilities(c.id, c.carrier_company_id, c.body_types, c.certificates, rule)
           else false
         end
$$;

create or replace function came_by_link(owner bigint, original bigint) returns setof carriers
language sql stable as $$
  select c.* from options o join carriers c on c.company_id = owner and c.id = o.carrier_id
   where o.company_id = owner and o.load_id = original and c.carrier_company_id is not null
     and c.state in ('requested', 'verified', 'on_review') and c.company_closed_at is null
$$;
