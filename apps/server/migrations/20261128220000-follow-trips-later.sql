-- Positions are stored at once and followed later, at most every ten seconds for each trip. `added_from` is the earliest position that
-- was stored after the last time.
alter table trip_tracking add column followed_at timestamptz(3), add column added_from timestamptz(3);
