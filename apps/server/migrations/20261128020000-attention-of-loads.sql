-- Attention items of a company with many loads. Bids change no column of these indexes.
create index options_out on options (company_id, load_id) where is_out;
create index loads_loading_late on loads (company_id) where state = 'processing' and loading_told_at is not null and deleted_at is null;
