alter table carriers add column name_key text generated always as (searchable(name)) stored;

-- The words of the winning carrier stand on a line of their own, the last: an award writes them without reading all the others
-- anew, which took four fifths of its time in the database.
create or replace function load_search_text(load bigint) returns text language sql stable as $$
  select concat(' ', l.number, ' ', d.former_number, ' ', searchable(l.name), ' ', lower(l.name), ' ', searchable(d.cargo->>'name'), ' ',
           (select string_agg(concat_ws(' ', searchable(w.address->>'city'),
                                        case when w.address->>'name' is distinct from w.address->>'city' then searchable(w.address->>'name') end,
                                        replace(p.search_text, '|', ' ')), ' ' order by w.position)
              from waypoints w left join places p on p.id = w.place_id where w.load_id = l.id), ' ',
           E'\n', ' ', searchable(l.external_id), ' ', lower(l.external_id), ' ',
           searchable(array_to_string(d.tags, ' ')), ' ', lower(array_to_string(d.tags, ' ')), ' ',
           E'\n', ' ',
           (select c.name_key from options o join carriers c on c.id = o.carrier_id where o.id = l.selected_option_id), ' ')
    from loads l join load_details d on d.load_id = l.id where l.id = load
$$;

create or replace function find_load_by_winner() returns trigger language plpgsql as $$
begin
  update load_details d
     set carrier_id = w.carrier_id,
         search_text = concat(split_part(d.search_text, E'\n', 1), E'\n', split_part(d.search_text, E'\n', 2), E'\n ', w.name_key, ' ')
    from (select) nobody left join (select o.carrier_id, c.name_key from options o join carriers c on c.id = o.carrier_id
                                     where o.id = new.selected_option_id) w on true
   where d.load_id = new.id;
  return null;
end $$;

update load_details d
   set search_text = case when l.selected_option_id is null then d.search_text || E'\n  ' else load_search_text(d.load_id) end
  from loads l where l.id = d.load_id;

-- Only what is or was confirmed stands among the awards of a lane.
drop trigger loads_awarded_on_lane on loads;
create trigger loads_awarded_on_lane after update of awarded_net, selected_option_id, timeline on loads
  for each row when ((old.timeline ? 'confirmed' or new.timeline ? 'confirmed')
                     and (old.awarded_net, old.selected_option_id, old.timeline ->> 'confirmed')
                         is distinct from (new.awarded_net, new.selected_option_id, new.timeline ->> 'confirmed'))
  execute function keep_lane_award();
