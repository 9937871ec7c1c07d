-- Carriers search only what they may read: the first line of the text; tags and the shipper's own numbers are on the second.
update load_details d set search_text =
  lower(concat_ws(' ', 'tl-' || l.id, l.name, d.cargo->>'name',
    (select string_agg(concat_ws(' ', w.address->>'city', w.address->>'name'), ' ' order by w.position) from waypoints w where w.load_id = l.id)))
  || E'\n' || lower(concat_ws(' ', l.external_id, nullif(array_to_string(d.tags, ' '), '')))
  from loads l where l.id = d.load_id;
