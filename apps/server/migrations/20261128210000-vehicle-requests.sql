-- When the shipper last asked the carrier to name driver and truck.
alter table trips add column vehicle_asked_at timestamptz(3);
