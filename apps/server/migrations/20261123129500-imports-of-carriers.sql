-- An import reads the deleted notes of a carrier too.
drop index carrier_notes_carrier;
create index carrier_notes_carrier on carrier_notes (carrier_id, id);

-- Says nothing that the name of the list does not say, and costs a fifth of the time of a carrier that is written.
alter table carriers drop column sort_name;
