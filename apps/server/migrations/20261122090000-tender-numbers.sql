-- Each company counts its own tenders from 1 (docs/decisions/0015). Gaps may be left by what is taken back.

create table load_numbers (
  company_id bigint primary key references companies (id),
  last integer not null
) with (fillfactor = 50);

alter table loads add column number integer;
-- What a tender was called before companies had numbers of their own: it stands in messages that were sent and is still found.
alter table load_details add column former_number bigint;

update loads l set number = n.number
  from (select id, row_number() over (partition by company_id order by id) as number from loads) n where n.id = l.id;
update load_details set former_number = load_id;
insert into load_numbers (company_id, last) select company_id, max(number) from loads group by company_id;

alter table loads alter column number set not null;
create unique index loads_number on loads (company_id, number);

-- In the database, so that the release before this one, which knows no numbers, may still write beside it.
create function number_load() returns trigger language plpgsql as $$
begin
  insert into load_numbers as n (company_id, last) values (new.company_id, 1)
    on conflict (company_id) do update set last = n.last + 1 returning n.last into new.number;
  return new;
end $$;
create trigger loads_numbered before insert on loads for each row execute function number_load();

create or replace function load_search_text(load bigint) returns text language sql stable as $$
  select concat(' ', l.number, ' ', d.former_number, ' ', searchable(l.name), ' ', lower(l.name), ' ', searchable(d.cargo->>'name'), ' ',
           (select string_agg(concat_ws(' ', searchable(w.address->>'city'), searchable(w.address->>'name'),
                                        search_key(replace(p.search_text, '|', ' '))), ' ' order by w.position)
              from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), ' ',
           E'\n', ' ', searchable(l.external_id), ' ', lower(l.external_id), ' ',
           searchable(array_to_string(d.tags, ' ')), ' ', lower(array_to_string(d.tags, ' ')), ' ',
           (select searchable(c.name) from options o join carriers c on c.id = o.carrier_id where o.id = l.selected_option_id), ' ')
    from loads l join load_details d on d.load_id = l.id where l.id = load
$$;

update load_details set search_text = load_search_text(load_id);
