-- Ways by road as the routing service measured them, by a digest of their points; each company has its own.
create table road_routes (
  company_id bigint not null references companies (id),
  key text not null,
  route jsonb not null,
  measured_at timestamptz(3) not null,
  primary key (company_id, key)
);

-- The largest places in a part of the map: a small part is read by its latitudes, a wide one among large places only.
create index places_position on places (lat, lon);
create index places_large on places (population desc) where population >= 15000;
