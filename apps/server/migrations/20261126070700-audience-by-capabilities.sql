-- The audience of a tender may be the carriers that have some bodies, certificates and lanes.
alter table auctions
  add column audience_rule jsonb,
  drop constraint auctions_audience_kind_check,
  add constraint auctions_audience_kind_check check (audience_kind in ('network', 'labels', 'carriers', 'link', 'capabilities'));

-- One end of a lane holds what is wanted: a place within 50 km of a place, else the same country.
create function meets_lane_end(country text, lat float8, lon float8, wanted jsonb) returns boolean
language sql immutable parallel safe
return case when lat is not null and (wanted->'point'->>'lat') is not null
  then 12742.0176 * asin(least(1, sqrt(
         power(sin(radians(((wanted->'point'->>'lat')::float8 - lat) / 2)), 2)
         + cos(radians(lat)) * cos(radians((wanted->'point'->>'lat')::float8))
           * power(sin(radians(((wanted->'point'->>'lon')::float8 - lon) / 2)), 2)))) <= 50
  else country = wanted->>'countryId' end;

-- The rule `meetsLabelRule` of the domain: one of the bodies, every certificate, one of the lanes; what is empty asks for nothing.
create function meets_capabilities(id bigint, carrier_company_id bigint, body_types text[], certificates text[], rule jsonb)
returns boolean language sql stable as $$
  select (rule->'bodyTypes' <> '[]' or rule->'certificates' <> '[]' or rule->'lanes' <> '[]')
     and (rule->'bodyTypes' = '[]' or $3 && array(select jsonb_array_elements_text(rule->'bodyTypes')))
     and $4 @> array(select jsonb_array_elements_text(rule->'certificates'))
     and (rule->'lanes' = '[]' or exists (
           select 1 from capability_lanes v, jsonb_array_elements(rule->'lanes') w
            where (v.carrier_id = $1 or (v.carrier_id is null and v.company_id = $2))
              and meets_lane_end(v.from_country, v.from_lat, v.from_lon, w->'from')
              and meets_lane_end(v.to_country, v.to_lat, v.to_lon, w->'to')))
$$;

-- The functions without a rule stay for the release before.
create function audience_carriers(owner bigint, kind text, labels bigint[], chosen bigint[], rule jsonb) returns setof carriers
language sql stable as $$
  select c.* from carriers c
   where c.company_id = owner and c.carrier_company_id is not null and c.state in ('verified', 'on_review')
     and case kind
           when 'network' then true
           when 'labels' then exists (select 1 from carrier_labels l where l.company_id = owner and l.carrier_id = c.id and l.label_id = any(labels))
           when 'carriers' then c.id = any(chosen)
           when 'capabilities' then meets_capabilities(c.id, c.carrier_company_id, c.body_types, c.certificates, rule)
           else false
         end
$$;

create function audience_invited(owner bigint, kind text, labels bigint[], chosen bigint[], rule jsonb, moment timestamptz)
returns table (carrier_id bigint, login text, invitation_id bigint)
language sql stable as $$
  select c.id, c.login, i.id
    from carriers c
    join lateral (select i.id from carrier_invitations i
                   where i.carrier_id = c.id and i.company_id = owner and i.used_at is null and i.revoked_at is null and i.expires_at > moment
                   order by i.id desc limit 1) i on true
   where c.company_id = owner and c.state = 'invited' and kind <> 'link'
     and not exists (select 1 from opt_outs o where o.company_id = owner and o.login = c.login)
     and case kind
           when 'network' then true
           when 'labels' then exists (select 1 from carrier_labels l where l.company_id = owner and l.carrier_id = c.id and l.label_id = any(labels))
           when 'capabilities' then meets_capabilities(c.id, c.carrier_company_id, c.body_types, c.certificates, rule)
           else c.id = any(chosen)
         end
$$;
