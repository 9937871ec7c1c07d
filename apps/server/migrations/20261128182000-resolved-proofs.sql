-- The files that resolved a dispute prove the delivery; they stay with the dispute.
alter table trip_proofs add column dispute_id bigint references order_disputes (id);
create index trip_proofs_dispute on trip_proofs (dispute_id);
