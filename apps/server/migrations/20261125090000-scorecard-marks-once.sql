-- A relation is marked once in a quiet period, and marks are taken in the order in which they fall due.
alter table scorecard_marks alter column of_crowd set default true;
drop index scorecard_marks_order;
drop index scorecard_marks_carrier;
create index scorecard_marks_carrier on scorecard_marks (carrier_id, due_at);
